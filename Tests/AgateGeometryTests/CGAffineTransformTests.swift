import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    private let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)

    @Test("a new transform is zero, not the identity")
    func startsAsZero() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("concatenating applies the receiver first", .claim("12.21"))
    func concatenation() {
        let moveThenScale = CGAffineTransform(translationX: 10, y: 0).concatenating(.init(scaleX: 2, y: 2))
        #expect(CGPoint.zero.applying(moveThenScale) == CGPoint(x: 20, y: 0))
        let scaleThenMove = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 2))
    }

    @Test("a positive angle turns +x towards +y")
    func rotation() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-15 && abs(point.y - 1) < 1e-15)
    }

    @Test("the inverse undoes, a singular transform inverts to itself")
    func inverse() {
        let back = CGPoint(x: 7, y: -8).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-12 && abs(back.y + 8) < 1e-12)
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("a rectangle maps to the box of its corners, a size without the translation")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let corners = [(1.0, 2.0), (4, 2), (1, 6), (4, 6)].map {
            CGPoint(x: $0.0, y: $0.1).applying(transform)
        }
        let image = rect.applying(transform)
        #expect(image.minX == corners.map(\.x).min() && image.maxX == corners.map(\.x).max())
        #expect(image.minY == corners.map(\.y).min() && image.maxY == corners.map(\.y).max())
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: -1, height: 5))
        #expect(CGRect.null.applying(transform).isNull)
    }

    @Test("components and back give the same transform", arguments: 1...50)
    func components(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func number() -> Double { random.double(in: -5...5) }
        let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
        let again = CGAffineTransform(transform.decomposed())
        for (a, b) in zip(transform.elements, again.elements) { #expect(abs(a - b) < 1e-9) }
    }

    @Test("components: a turned, flipped and sheared transform gives its parts back")
    func knownComponents() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: -3),
            horizontalShear: 0.5,
            rotation: 0.7,
            translation: CGVector(dx: 4, dy: 5)
        )
        let again = CGAffineTransform(parts).decomposed()
        #expect(abs(again.scale.width - 2) < 1e-12 && abs(again.scale.height + 3) < 1e-12)
        #expect(abs(again.horizontalShear - 0.5) < 1e-12 && abs(again.rotation - 0.7) < 1e-12)
        #expect(again.translation == parts.translation)
        #expect(CGAffineTransform(scaleX: 0, y: 2).decomposed().scale == CGSize(width: 0, height: 2))
    }

    @Test("a transform and a vector are stored as plain lists of numbers")
    func coding() throws {
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[2,1,-3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
        #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1, dy: 2))
    }

    @Test("the C functions do what the members do")
    func functions() {
        #expect(CGAffineTransformTranslate(transform, 1, 2) == transform.translatedBy(x: 1, y: 2))
        #expect(CGAffineTransformScale(transform, 3, 4) == transform.scaledBy(x: 3, y: 4))
        #expect(CGAffineTransformRotate(transform, 1) == transform.rotated(by: 1))
        #expect(CGAffineTransformInvert(transform) == transform.inverted())
        #expect(CGAffineTransformConcat(transform, .identity) == transform)
        #expect(CGAffineTransformIsIdentity(CGAffineTransformMakeScale(1, 1)))
        #expect(CGAffineTransformMakeTranslation(1, 2) == CGAffineTransform(translationX: 1, y: 2))
        #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
        #expect(CGAffineTransformEqualToTransform(transform, CGAffineTransformMake(2, 1, -3, 4, 5, 6)))
    }
}

extension CGAffineTransform {
    fileprivate var elements: [CGFloat] { [a, b, c, d, tx, ty] }
}
