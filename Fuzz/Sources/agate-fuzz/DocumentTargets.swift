import AgateDocuments
import CoreGraphics
import Foundation
import LayerMarkup
import QuartzCore

/// Files of layers from nowhere, or nearly right ones: read, written, read again, drawn; and archives.
let documentTargets = [
    FuzzTarget(name: "caml") { input in
        let bytes = input.bool() ? input.rest() : input.brokenMarkup()
        let parser = CAMLParser()
        parser.limits = .strict
        guard let root = try? parser.parse(bytes) else { return }
        let document = try? CAMLWriter.document(with: root)
        if let document {
            // What was written reads, and is then written as the same bytes.
            guard let back = try? parser.parse(document.data) else {
                preconditionFailure("what was written does not read")
            }
            let again = try? CAMLWriter.document(with: back)
            let third = (try? again.flatMap { try parser.parse($0.data) }).flatMap {
                try? CAMLWriter.data(with: $0)
            }
            precondition(third == again?.data, "markup changes when it is read and written")
        }
        let controller = CAStateController(layer: root)
        for state in (root.states ?? []).prefix(4) { controller.setState(state, of: root) }
        if let context = CGContext(
            data: nil,
            width: 16,
            height: 16,
            bitsPerComponent: 8,
            bytesPerRow: 64,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        ) {
            root.render(in: context)
        }
    },
    FuzzTarget(name: "zip") { input in
        let isBroken = input.bool()
        let bytes = isBroken ? input.brokenArchive() : input.rest()
        if let archive = try? ZipArchive(bytes, limits: .strict) {
            for entry in archive.entries { _ = try? archive.bytes(of: entry.name) }
        }
        _ = try? GzipReader.unpack(bytes, limits: .strict)
        _ = try? CAPackage(data: bytes, type: kCAPackageTypeArchive, options: ["limits": CAMLLimits.strict])
    },
]

extension FuzzBytes {
    private static let markup = [
        """
        <?xml version="1.0"?><caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer id="#1" name="root" bounds="0 0 9 9" \
        position="4 4" transform="rotate(30deg) scale(2, 2, 1)" transform.rotation.z="1" backgroundColor="1 0 0"><backgroundColor value="1 0 0" \
        opacity="0.5"/><filters><CAFilter filter="gaussianBlur" name="blur" inputRadius="5"/></filters><compositingFilter type="CAFilter" \
        filter="multiplyBlendMode"/><mask type="CAShapeLayer" path="M0 0 L4 4 C1 2 3 4 5 6 Z"/><animations><animation \
        type="CAKeyframeAnimation" keyPath="position" duration="2" repeatCount="inf"><keyTimes><real value="0"/><real value="1"/></keyTimes>\
        <values><CGPoint value="1 1"/><CGPoint value="9 1"/></values></animation></animations><sublayers><CAGradientLayer><colors><CGColor \
        value="1 0 0"/><CGColor value="0 1 0"/></colors><type value="radial"/></CAGradientLayer><CATextLayer fontSize="7"><string type="string" \
        value="a"/></CATextLayer></sublayers><states><LKState name="a" basedOn="b"><elements><LKStateSetValue targetId="#1" keyPath="opacity">\
        <value type="real" value="0.5"/></LKStateSetValue></elements></LKState></states></CALayer></caml>
        """,
        """
        <caml><CAEmitterLayer emitterSize="4 4"><emitterCells><CAEmitterCell name="a" birthRate="9" color="1 0 0"><emitterCells><CAEmitterCell/>\
        </emitterCells></CAEmitterCell></emitterCells><sublayers><CAReplicatorLayer instanceCount="3" instanceTransform="translate(2, 0, 0)"/>\
        </sublayers><stateTransitions><LKStateTransition fromState="*" toState="b"><elements><LKStateTransitionElement key="opacity" targetId="#1">\
        <animation type="CASpringAnimation" damping="2" mass="1" stiffness="9"/></LKStateTransitionElement></elements></LKStateTransition>\
        </stateTransitions></CAEmitterLayer></caml>
        """,
    ]

    private static let words = [
        "nan", "inf", "-inf", "1e308", "0", "-1", "1e-320", "99999999", "\"", "<", "/>", "<CALayer>",
        "</CALayer>", "&j;", " ", "<sublayers>",
        "type=\"NSArray\"", "rotate(", "\u{0}", "<mask/>", "null", "CAShapeLayer", "path", "value=\"\"",
        "contents", "id=\"#1\"",
    ]

    /// A document in which a few places are changed.
    mutating func brokenMarkup() -> Data {
        var bytes = Array(Self.markup[choice(Self.markup.count)].utf8)
        for _ in 0..<1 + choice(6) {
            let place = Int(word() % UInt64(bytes.count))
            let length = min(choice(24), bytes.count - place)
            switch choice(4) {
            case 0: bytes.removeSubrange(place..<place + length)
            case 1: bytes.insert(contentsOf: Array(Self.words[choice(Self.words.count)].utf8), at: place)
            case 2:
                bytes.insert(
                    contentsOf: Array(bytes[place..<place + length]),
                    at: Int(word() % UInt64(bytes.count))
                )
            default:
                bytes.replaceSubrange(
                    place..<place + length,
                    with: Array(Self.words[choice(Self.words.count)].utf8)
                )
            }
            if bytes.isEmpty { break }
        }
        return Data(bytes)
    }

    /// An archive of two entries in which a few bytes are changed.
    mutating func brokenArchive() -> Data {
        var bytes = [UInt8](Data(base64Encoded: Self.archive) ?? Data())
        for _ in 0..<choice(6) { bytes[Int(word() % UInt64(bytes.count))] = byte() }
        let rest = [UInt8](rest())
        bytes.insert(contentsOf: rest.prefix(64), at: rest.count % bytes.count)
        return Data(bytes)
    }

    private static let archive =
        "UEsDBBQAAAAIAAAAIVwNC2GDCQAAAAcAAAAJAAAAbWFpbi5jYW1ss0lOzM3RtwMAUEsDBBQAAAAIAAAAIVwjM6C7BwAAACwB"
        + "AAAMAAAAYXNzZXRzL2EudHh0c3QcBcQCAFBLAwQUAAAACAAAACFcAAAAAAIAAAAAAAAAAgAAAGIvAwBQSwECFAMUAAAACAAA"
        + "ACFcDQthgwkAAAAHAAAACQAAAAAAAAAAAAAAgAEAAAAAbWFpbi5jYW1sUEsBAhQDFAAAAAgAAAAhXCMzoLsHAAAALAEAAAwA"
        + "AAAAAAAAAAAAAIABMAAAAGFzc2V0cy9hLnR4dFBLAQIUAxQAAAAIAAAAIVwAAAAAAgAAAAAAAAACAAAAAAAAAAAAAACAAWEA"
        + "AABiL1BLBQYAAAAAAwADAKEAAACDAAAAAAA="
}
