public import Foundation

extension CGPoint {
    /// Whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// The coordinates under Apple's keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(x), "Y": Double(y)] as NSDictionary
    }

    /// Reads the coordinates under Apple's keys, nil when one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict["X"] as? NSNumber, let y = dict["Y"] as? NSNumber else { return nil }
        self.init(x: x.doubleValue, y: y.doubleValue)
    }
}

extension CGSize {
    /// Whether both sides are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// The sides under Apple's keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["Width": Double(width), "Height": Double(height)] as NSDictionary
    }

    /// Reads the sides under Apple's keys, nil when one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict["Width"] as? NSNumber, let height = dict["Height"] as? NSNumber else {
            return nil
        }
        self.init(width: width.doubleValue, height: height.doubleValue)
    }
}

extension CGRect {
    /// Whether both cover the same area: they are compared with positive sizes.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// Origin and size under Apple's keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        [
            "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width),
            "Height": Double(size.height),
        ] as NSDictionary
    }

    /// Reads origin and size under Apple's keys, nil when one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict),
            let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}
