import Foundation
import ImageIO
import Testing

@Suite("Image sources and destinations")
struct ImageIOTests {
    private func picture(_ red: UInt8, alpha: UInt8 = 255) throws -> CGImage {
        let bytes: [UInt8] = (0..<24).flatMap { (index: UInt8) -> [UInt8] in [red, index, 0, alpha] }
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return try #require(
            CGImage(
                width: 6,
                height: 4,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: 24,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
    }

    private func number(_ key: CFString, in dictionary: CFDictionary?) -> Double? {
        (dictionary?[key] as? NSNumber)?.doubleValue
    }

    #if AGATE_PNG
    @Test("an animated PNG file is written and read, with its times and repeats")
    func animation() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 2, nil))
        CGImageDestinationSetProperties(
            destination,
            [kCGImagePropertyPNGDictionary: [kCGImagePropertyAPNGLoopCount: 3] as NSDictionary]
                as NSDictionary
        )
        for (red, delay) in [(200, 0.5), (100, 0)] as [(UInt8, Double)] {
            let times = [kCGImagePropertyAPNGDelayTime: delay] as NSDictionary
            let properties = [kCGImagePropertyPNGDictionary: times] as NSDictionary
            CGImageDestinationAddImage(destination, try picture(red), properties)
        }
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPNGDictionary] as? NSDictionary
        #expect(number(kCGImagePropertyAPNGLoopCount, in: whole) == 3)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)
        #expect(number(kCGImagePropertyPixelWidth, in: properties) == 6)
        #expect(number(kCGImagePropertyOrientation, in: properties) == 1)
        let times = properties?[kCGImagePropertyPNGDictionary] as? NSDictionary
        #expect(number(kCGImagePropertyAPNGDelayTime, in: times) == 0.1)
        #expect(number(kCGImagePropertyAPNGUnclampedDelayTime, in: times) == 0)
        let second = CGImageSourceCreateImageAtIndex(source, 1, nil)
        #expect(second?.dataProvider?.data?[0] as UInt8? == 100)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        #expect(CGImageSourceGetStatusAtIndex(source, 2) == .statusInvalidData)
    }

    @Test("a thumbnail keeps the proportions and turns if it is asked to")
    func thumbnails() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(
            destination,
            try picture(9),
            [kCGImagePropertyOrientation: 6] as NSDictionary
        )
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let options: NSDictionary = [
            kCGImageSourceThumbnailMaxPixelSize: 3, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        #expect(small?.width == 2 && small?.height == 3)
        let same = CGImageSourceCreateThumbnailAtIndex(source, 0, nil)
        #expect(same?.width == 6 && same?.height == 4)
    }
    #endif

    #if AGATE_JPEG
    @Test("a JPEG file has the quality and the orientation that were asked for")
    func jpeg() throws {
        func file(_ quality: Double) throws -> Data {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
            let properties: NSDictionary = [
                kCGImageDestinationLossyCompressionQuality: quality, kCGImagePropertyOrientation: 8,
            ]
            CGImageDestinationAddImage(destination, try picture(77), properties)
            #expect(CGImageDestinationFinalize(destination))
            return data as Data
        }
        #expect(try file(0.1).count < file(1).count)
        let source = try #require(CGImageSourceCreateWithData(try file(0.5) as CFData, nil))
        #expect(
            number(kCGImagePropertyOrientation, in: CGImageSourceCopyPropertiesAtIndex(source, 0, nil)) == 8
        )
    }
    #endif

    @Test("what cannot be read or written says so")
    func refused() throws {
        let noise = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil))
        #expect(CGImageSourceGetType(noise) == nil && CGImageSourceGetCount(noise) == 0)
        #expect(CGImageSourceGetStatus(noise) == .statusUnknownType)
        #expect(CGImageSourceCopyProperties(noise, nil) == nil)
        let cut = try #require(CGImageSourceCreateWithData(Data("GIF89a".utf8) as CFData, nil))
        #expect(CGImageSourceGetType(cut) == "com.compuserve.gif")
        #expect(CGImageSourceGetStatus(cut) != .statusComplete)
        let nowhere = URL(fileURLWithPath: "/nowhere/picture.png") as CFURL
        #expect(CGImageSourceCreateWithURL(nowhere, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 2, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 0, nil) == nil)
        let unfinished = try #require(CGImageDestinationCreateWithURL(nowhere, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(unfinished))
        CGImageDestinationAddImage(unfinished, try picture(1), nil)
        #expect(!CGImageDestinationFinalize(unfinished))
    }
}
