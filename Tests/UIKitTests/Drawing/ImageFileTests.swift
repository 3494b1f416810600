import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("UIImage and files")
struct ImageFileTests {
    private func picture(_ color: UIColor, size: CGSize = CGSize(width: 6, height: 4)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    /// Runs a block with a folder of its own.
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    /// A GIF file of 2 by 2 pixels: red for 0.3 s, green for 0.1 s, for ever.
    private let gif: [UInt8] = {
        var file = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        for (delay, data) in [(30, [0x04, 0x08, 0x14]), (10, [0x4C, 0x98, 0x14])] as [(UInt8, [UInt8])] {
            file += [0x21, 0xF9, 4, 4, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2]
            file += [UInt8(data.count)] + data + [0]
        }
        return file + [0x3B]
    }()

    #if AGATE_PNG
    @Test("an orientation goes through a PNG file and an archive")
    func pngOrientation() throws {
        let source = try #require(picture(.red).cgImage)
        for orientation in [UIImage.Orientation.left, .downMirrored, .up] {
            let image = UIImage(cgImage: source, scale: 2, orientation: orientation)
                .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
                .withRenderingMode(.alwaysOriginal)
            let data = try #require(image.pngData())
            #expect(UIImage(data: data)?.imageOrientation == orientation)
            let archive = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
            let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive)
            #expect(copy?.isEqual(image) == true)
        }
    }

    @Test("an error says which file is wrong, and how")
    func errors() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("cut.png")
            let data = try #require(picture(.red).pngData())
            try data.prefix(60).write(to: file)
            #expect(UIImage(contentsOfFile: file.path) == nil)
            do {
                _ = try UIImage(reading: file)
                Issue.record("a file that ends early was read")
            } catch let error as ImageCodecError {
                #expect(error.file == file.path && error.format == .png)
            }
        }
    }
    #endif

    #if AGATE_JPEG
    @Test("a JPEG file's bytes become nearly the same image, with its orientation")
    func jpeg() throws {
        let source = try #require(picture(.red, size: CGSize(width: 32, height: 16)).cgImage)
        let image = UIImage(cgImage: source, scale: 1, orientation: .right)
        let data = try #require(image.jpegData(compressionQuality: 1))
        let copy = try #require(UIImage(data: data))
        #expect(copy.imageOrientation == .right && copy.size == CGSize(width: 16, height: 32))
        #expect(zip(copy.pixel(20, 8), [255, 0, 0, 255]).allSatisfy { abs(Int($0) - $1) <= 2 })
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        #expect(image.jpegData(compressionQuality: .nan) == data)
        let rendered = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
            .jpegData(withCompressionQuality: 0.5) { $0.fill($0.format.bounds) }
        #expect(UIImage(data: rendered)?.cgImage != nil)
    }
    #endif

    #if AGATE_GIF
    @Test("an animated file read as such plays each picture for its time")
    func animation() throws {
        let animated = try UIImage(reading: Data(gif))
        #expect(animated.duration == 0.4)
        let images = try #require(animated.images)
        #expect(
            images.map { $0.pixel(1, 1) } == [[UInt8]](repeating: [255, 0, 0, 255], count: 3) + [
                [0, 255, 0, 255]
            ]
        )
        #expect(UIImage(data: Data(gif))?.images == nil)
        onWindow { display, window in
            let view = UIImageView(image: animated)
            window.addSubview(view)
            var seen: [[UInt8]] = []
            for _ in 0..<5 {
                display.advance(by: 0.1)
                seen.append(Array(UIImage(cgImage: display.makeImage()).pixel(1, 1).prefix(2)))
            }
            #expect(Set(seen) == [[255, 0], [0, 255]])
            #expect(seen.filter { $0 == [0, 255] }.count == 1)
        }
    }
    #endif

    #if AGATE_PNG
    @Test("names without an ending find any format, and numbered names make an animation")
    func names() throws {
        try inFolder { folder in
            let stem = folder.appendingPathComponent("step").path
            for number in 1...3 {
                try picture(.green).pngData()?.write(to: URL(fileURLWithPath: "\(stem)\(number).png"))
            }
            ManualDisplay.run(size: CGSize(width: 1, height: 1)) { _ in
                let animated = UIImage.animatedImageNamed(stem, duration: 3)
                #expect(animated?.images?.count == 3 && animated?.duration == 3)
                let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
                let resizable = UIImage.animatedResizableImageNamed(stem, capInsets: insets, duration: 3)
                #expect(resizable?.images?.first?.capInsets == insets)
                #expect(UIImage.animatedImageNamed(stem + "none", duration: 3) == nil)
            }
            #if AGATE_JPEG
            let photo = folder.appendingPathComponent("photo")
            try picture(.green).jpegData(compressionQuality: 1)?.write(
                to: photo.appendingPathExtension("jpg")
            )
            ManualDisplay.run(size: CGSize(width: 1, height: 1)) { _ in
                #expect(UIImage(named: photo.path)?.size == CGSize(width: 6, height: 4))
                #expect(UIImage(imageLiteralResourceName: photo.path).size.width == 6)
            }
            #endif
        }
    }
    #endif
}
