public import Foundation

// Paths of two indices: a section, and a row or an item in it.

extension NSIndexPath {
    /// Makes the path of a row of a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Makes the path of an item of a collection.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The first index; `NSNotFound` of a path without one.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

    /// The second index, of a table; `NSNotFound` of a path without one.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

    /// The second index, of a collection; `NSNotFound` of a path without one.
    public var item: Int { row }
}

extension IndexPath {
    /// Makes the path of a row of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the path of an item of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The first index.
    ///
    /// The path must have two.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index, of a table.
    ///
    /// The path must have two.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, of a collection.
    ///
    /// The path must have two.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
