import CoreGraphics
import Testing

@Suite("CGDataProvider and CGDataConsumer")
struct ProviderTests {
    @Test("memory is lent without a copy, and released once with the provider")
    func lent() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 1)
        memory.initializeMemory(as: UInt8.self, repeating: 7, count: 64)
        nonisolated(unsafe) var released: [Int] = []
        var provider = CGDataProvider(dataInfo: memory, data: memory, size: 64) { info, data, size in
            released.append(size)
            #expect(info == UnsafeMutableRawPointer(mutating: data))
            info?.deallocate()
        }
        #expect(provider?.data == Data(repeating: 7, count: 64) && provider?.info == memory)
        withExtendedLifetime(provider) { #expect(released.isEmpty) }
        provider = nil
        #expect(released == [64])
        #expect(CGDataProvider(dataInfo: nil, data: memory, size: -1) { _, _, _ in } == nil)
    }

    @Test("bytes in order are read to their end, and the info is released")
    func sequential() {
        nonisolated(unsafe) var left = 200_000
        nonisolated(unsafe) var isReleased = false
        var callbacks = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { _, target, count in
                let given = min(count, left)
                target.initializeMemory(as: UInt8.self, repeating: 1, count: given)
                left -= given
                return given
            },
            skipForward: nil,
            rewind: { _ in left = 100_000 },
            releaseInfo: { _ in isReleased = true }
        )
        var provider = CGDataProvider(sequentialInfo: nil, callbacks: &callbacks)
        #expect(provider?.data?.count == 100_000)
        withExtendedLifetime(provider) { #expect(!isReleased) }
        provider = nil
        #expect(isReleased)
        callbacks.getBytes = nil
        #expect(CGDataProvider(sequentialInfo: nil, callbacks: &callbacks) == nil)
        callbacks.getBytes = { _, _, _ in Int.max }
        #expect(CGDataProvider(sequentialInfo: nil, callbacks: &callbacks)?.data == Data())
    }

    @Test("bytes at places are read part by part, or taken from memory")
    func direct() {
        let bytes: [UInt8] = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        var callbacks = CGDataProviderDirectCallbacks(
            version: 0,
            getBytePointer: nil,
            releaseBytePointer: nil,
            getBytesAtPosition: { _, target, place, count in
                let part = Array(bytes[place..<place + count])
                target.copyMemory(from: part, byteCount: count)
                return count
            },
            releaseInfo: nil
        )
        #expect(CGDataProvider(directInfo: nil, size: 100_000, callbacks: &callbacks)?.data == Data(bytes))
        #expect(CGDataProvider(directInfo: nil, size: -1, callbacks: &callbacks) == nil)
        callbacks.getBytesAtPosition = nil
        #expect(CGDataProvider(directInfo: nil, size: 1, callbacks: &callbacks) == nil)
    }

    @Test("type numbers differ, and an object tells its own")
    func typeNumbers() throws {
        let numbers = [
            CGPath.typeID, CGColor.typeID, CGColorSpace.typeID, CGImage.typeID, CGDataProvider.typeID,
            CGDataConsumer.typeID, CGContext.typeID, CGGradient.typeID, CGFunction.typeID, CGShading.typeID,
            CGPattern.typeID, CGLayer.typeID,
        ]
        #expect(Set(numbers).count == numbers.count)
        #expect(CFGetTypeID(CGColor.black) == CGColor.typeID)
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
        #expect(CFGetTypeID(NSObject()) == 0)
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        #expect(CFGetTypeID(consumer) == CGDataConsumer.typeID)
    }

    @Test("a profile, its provider and a property list make the same space")
    func spaces() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let plist = try #require(space.copyPropertyList())
        #expect(CGColorSpace(propertyListPlist: plist) == space)
        let profile = try #require(space.copyICCData())
        #expect(space.iccData == profile)
        let provider = try #require(CGDataProvider(data: profile))
        let gray = CGColorSpaceCreateDeviceGray()
        let fallback = CGColorSpace(iccBasedNComponents: 1, range: nil, profile: provider, alternate: gray)
        #expect(fallback?.model == .monochrome && fallback?.name == nil)
        #expect(CGColorSpace(iccBasedNComponents: 3, range: nil, profile: provider, alternate: gray) == nil)
        #expect(CGColorSpace(iccBasedNComponents: 2, range: nil, profile: provider, alternate: nil) == nil)
        #expect(
            CGColorSpace(iccBasedNComponents: 3, range: nil, profile: provider, alternate: nil)?.model == .rgb
        )
        #expect(CGColorSpace(iccData: NSObject()) == nil && CGColorSpace(iccData: NSData()) == nil)
        if let read = CGColorSpace(iccData: profile) {
            #expect(CGColorSpace(iccData: provider) == read)
            #expect(CGColorSpace(propertyListPlist: try #require(read.copyPropertyList())) == read)
        }
    }

    @Test("text position is the translation of the text matrix, which no state keeps")
    func text() throws {
        let context = try Picture(1, 1).context
        #expect(context.textMatrix == .identity && context.textPosition == .zero)
        context.saveGState()
        context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)
        #expect(context.textPosition == CGPoint(x: 3, y: 4))
        context.textPosition = CGPoint(x: 5, y: CGFloat.nan)
        context.textPosition = CGPoint(x: 6, y: 7)
        context.restoreGState()
        #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 7))
    }
}
