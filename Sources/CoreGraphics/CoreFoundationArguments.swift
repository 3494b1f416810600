public import AgatePixels
public import Foundation

// Apple's signatures take CoreFoundation's objects, and code says `data as CFData`; the floor below takes Swift's own
// values. These take the objects.

extension CGDataProvider {
    /// Holds the bytes of an object.
    public convenience init?(data: CFData) {
        self.init(data: data as Data)
    }

    /// Reads a file, or gives nil when it cannot be read.
    public convenience init?(url: CFURL) {
        self.init(url: url as URL)
    }
}

extension CGColorSpace {
    /// Gives the space of a name, or nil when the name is not one of this type's constants.
    public convenience init?(name: CFString) {
        self.init(name: name as String)
    }
}
