import AgateGeometry
import AgateTestSupport
import Foundation
import Testing

@Suite("Transform oracles")
struct TransformOracleTests {
    @Test("constructors, order of concatenation and inverse", .claim("12.21"))
    func operations() {
        let turned = CATransform3DMakeRotation
        let moved = CATransform3DMakeTranslation(10, 0, 0)
        let doubled = CATransform3DMakeScale(2, 2, 2)
        let results: [String: CATransform3D] = [
            "MakeRotation(pi/2,0,0,1)": turned(.pi / 2, 0, 0, 1),
            "MakeRotation(pi/2,1,0,0)": turned(.pi / 2, 1, 0, 0),
            "MakeRotation(pi/3,0,1,0)": turned(.pi / 3, 0, 1, 0),
            "MakeRotation(1,1,2,3)": turned(1, 1, 2, 3),
            "Concat(Translate(10,0,0),Scale(2,2,2))": CATransform3DConcat(moved, doubled),
            "Concat(Scale(2,2,2),Translate(10,0,0))": CATransform3DConcat(doubled, moved),
            "Translate(Scale(2,2,2),10,0,0)": CATransform3DTranslate(doubled, 10, 0, 0),
            "Scale(Translate(10,0,0),2,2,2)": CATransform3DScale(moved, 2, 2, 2),
            "Rotate(Translate(5,6,7),pi/6,0,0,1)":
                CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), .pi / 6, 0, 0, 1),
            "Invert(Concat(Scale(2,4,5),Translate(1,2,3)))":
                CATransform3DInvert(
                    CATransform3DConcat(
                        CATransform3DMakeScale(2, 4, 5),
                        CATransform3DMakeTranslation(1, 2, 3)
                    )
                ),
        ]
        let table = OracleTable.load("transform3d_ops.csv", in: .module)
        #expect(table.count == results.count)
        for row in table {
            let name = row["op"] ?? ""
            guard let result = results[name] else {
                Issue.record("no such operation: \(name)")
                continue
            }
            expectEqual(result.elements, row.elements(""), within: 1e-12, name)
        }
    }

    @Test("parts of matrices", .claim("7.4"))
    func decomposition() {
        let table = OracleTable.load("matrix_decompose.csv", in: .module)
        #expect(table.count >= 10)
        for row in table {
            let name = row["case"] ?? ""
            guard let matrix = CATransform3D(row.elements("")), let parts = matrix.decomposed() else {
                Issue.record("no parts for \(name)")
                continue
            }
            let found = [
                parts.translation.x, parts.translation.y, parts.translation.z, parts.scale.x, parts.scale.y,
                parts.scale.z, parts.skew.x, parts.skew.y, parts.skew.z, parts.perspective.x,
                parts.perspective.y, parts.perspective.z, parts.perspective.w, parts.rotation.x,
                parts.rotation.y, parts.rotation.z, parts.rotation.w,
            ]
            let names = [
                "tx", "ty", "tz", "sx", "sy", "sz", "skew_xy", "skew_xz", "skew_yz", "px", "py", "pz", "pw",
                "qx", "qy", "qz", "qw",
            ]
            expectEqual(found, names.map { Double(row[$0] ?? "") ?? .nan }, within: 1e-9, name)
            let scale = 1 / matrix.m44
            expectEqual(parts.matrix.elements, matrix.elements.map { $0 * scale }, within: 1e-9, name)
        }
    }

    @Test("matrices on the way between two", .claim("7.3", "7.5"))
    func interpolation() {
        let table = OracleTable.load("matrix_decompose_interpolate.csv", in: .module)
        #expect(table.count >= 20)
        // Frames recorded since show shears of the plane to mix in another way: `ShearedPlaneTests` has theirs.
        for row in table where row["case"] != "identity_to_skewx45" {
            guard let from = CATransform3D(row.elements("from_")),
                let to = CATransform3D(row.elements("to_")),
                let fraction = Double(row["t"] ?? "")
            else {
                Issue.record("a row cannot be read: \(row)")
                continue
            }
            let found = from.interpolated(to: to, fraction: fraction)
            expectEqual(
                found.elements,
                row.elements("exp_"),
                within: 1e-9,
                "\(row["case"] ?? "") at \(fraction)"
            )
        }
    }

    @Test("matrices between random ones, the rotation by the matrix logarithm", .claim("7.3", "7.4"))
    func moreInterpolation() {
        let table = OracleTable.load("more_matrix_interpolate.csv", in: .module)
        #expect(table.count == 48)
        for row in table {
            guard let from = CATransform3D(row.elements("from_")),
                let to = CATransform3D(row.elements("to_")),
                let fraction = Double(row["t"] ?? "")
            else {
                Issue.record("a row cannot be read: \(row)")
                continue
            }
            let found = from.interpolated(to: to, fraction: fraction)
            expectEqual(found.elements, row.elements("exp_"), within: 1e-9, "\(row)")
        }
    }

    private func expectEqual(_ found: [Double], _ expected: [Double], within bound: Double, _ name: String) {
        #expect(found.count == expected.count, "\(name)")
        let difference = zip(found, expected).map { abs($0 - $1) }.max { !($0 >= $1) } ?? .nan
        #expect(difference <= bound, "\(name): \(found) instead of \(expected)")
    }
}

private let elementNames = [
    "m11", "m12", "m13", "m14", "m21", "m22", "m23", "m24", "m31", "m32", "m33", "m34", "m41", "m42", "m43",
    "m44",
]

extension [String: String] {
    /// The sixteen numbers of columns with a prefix.
    fileprivate func elements(_ prefix: String) -> [Double] {
        elementNames.compactMap { self[prefix + $0].flatMap { Double($0) } }
    }
}

extension CATransform3D {
    fileprivate init?(_ e: [Double]) {
        guard e.count == 16 else { return nil }
        self.init(
            rows: SIMD4(e[0], e[1], e[2], e[3]),
            SIMD4(e[4], e[5], e[6], e[7]),
            SIMD4(e[8], e[9], e[10], e[11]),
            SIMD4(e[12], e[13], e[14], e[15])
        )
    }

    fileprivate var elements: [Double] {
        [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    }
}
