import AgateDisplay
import QuartzCore

/// Shape layers: paths, strokes, dashes and trimming.
enum StrokeCases {
    private static let corner = CGPath.lines([(6, 26), (16, 6), (26, 26)])
    private static let wave: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3, y: 16))
        path.addCurve(
            to: CGPoint(x: 29, y: 16),
            control1: CGPoint(x: 12, y: -14),
            control2: CGPoint(x: 20, y: 46)
        )
        return path
    }()
    private static let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    private static let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]

    private static let styles: [GoldenCase] =
        caps.map { cap in
            scene("stroke/cap-\(cap.rawValue)", 32) { page in
                page.draw(.lines([(9, 10), (23, 22)]), stroke: .sea, width: 9) { $0.lineCap = cap }
            }
        }
        + joins.map { join in
            scene("stroke/join-\(join.rawValue)", 32) { page in
                page.draw(corner, stroke: .coral, width: 7) { $0.lineJoin = join }
            }
        }

    private static let dashed: [GoldenCase] = [
        scene("stroke/dashes", 32) { page in
            page.draw(wave, stroke: .ink, width: 3) { $0.lineDashPattern = [6, 3] }
        },
        scene("stroke/dashes-odd-pattern", 32) { page in
            page.draw(wave, stroke: .ink, width: 3) { $0.lineDashPattern = [6, 3, 1] }
        },
        scene("stroke/dash-phase", 32) { page in
            page.draw(wave, stroke: .ink, width: 3) {
                $0.lineDashPattern = [6, 3]
                $0.lineDashPhase = 4
            }
        },
        scene("stroke/dots", 32) { page in
            page.draw(.oval(5, 5, 22, 22), stroke: .coral, width: 4) {
                $0.lineDashPattern = [0, 5.75]
                $0.lineCap = .round
            }
        },
        scene("stroke/dashes-of-trimmed-line", 32) { page in
            page.draw(wave, stroke: .ink, width: 3) {
                $0.lineDashPattern = [5, 3]
                $0.strokeStart = 0.2
                $0.strokeEnd = 0.8
            }
        },
    ]

    private static let trimmed: [GoldenCase] = [
        scene("stroke/trimmed", 32) { page in
            page.draw(wave, stroke: .sea, width: 4) {
                $0.strokeStart = 0.25
                $0.strokeEnd = 0.75
                $0.lineCap = .round
            }
        },
        scene("stroke/trimmed-over-subpaths", 32) { page in
            let path = CGMutablePath()
            path.addRect(CGRect(x: 4, y: 4, width: 10, height: 24))
            path.addRect(CGRect(x: 18, y: 4, width: 10, height: 24))
            page.draw(path, fill: .sun, stroke: .ink, width: 2) { $0.strokeEnd = 0.75 }
        },
        scene("stroke/trimmed-backwards-is-nothing", 32) { page in
            page.draw(wave, fill: .sun, stroke: .ink, width: 3) {
                $0.strokeStart = 0.75
                $0.strokeEnd = 0.25
            }
        },
        scene("stroke/trim-in-motion", 24, at: [0.25, 0.5, 1]) { page in
            page.draw(.oval(4, 4, 16, 16), stroke: .coral, width: 3) {
                $0.run("strokeEnd", from: 0, to: 1)
                $0.run("strokeStart", from: -0.5, to: 0.5)
            }
        },
    ]

    private static let filled: [GoldenCase] = [
        scene("stroke/hole-by-winding", 32) { page in
            page.draw(ring(sameWay: true), fill: .sea)
        },
        scene("stroke/hole-by-even-odd", 32) { page in
            page.draw(ring(sameWay: true), fill: .sea) { $0.fillRule = .evenOdd }
        },
        scene("stroke/hole-by-opposite-winding", 32) { page in
            page.draw(ring(sameWay: false), fill: .sea)
        },
        scene("stroke/open-path-fills-closed", 32) { page in
            page.draw(corner, fill: .leaf, stroke: .ink, width: 2)
        },
        scene("stroke/beyond-bounds", 32) { page in
            page.put(CAShapeLayer(), 10, 10, 12, 12) {
                $0.backgroundColor = .sun
                $0.path = .oval(-6, 2, 24, 8)
                $0.fillColor = .coral.faded(0.7)
            }
        },
        scene("stroke/cut-to-bounds", 32) { page in
            page.put(CAShapeLayer(), 10, 10, 12, 12) {
                $0.backgroundColor = .sun
                $0.path = .oval(-6, 2, 24, 8)
                $0.fillColor = .coral.faded(0.7)
                $0.masksToBounds = true
            }
        },
        scene("stroke/group-of-fill-and-stroke", 32) { page in
            page.draw(.oval(6, 6, 20, 20), fill: .sun, stroke: .sea, width: 6) { $0.opacity = 0.5 }
        },
        scene("stroke/fill-and-stroke-apart", 32) { page in
            page.draw(.oval(6, 6, 20, 20), fill: .sun, stroke: .sea, width: 6) {
                $0.opacity = 0.5
                $0.allowsGroupOpacity = false
            }
        },
    ]

    private static func ring(sameWay: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 4, y: 4, width: 24, height: 24))
        let inner: [(CGFloat, CGFloat)] = [(11, 11), (21, 11), (21, 21), (11, 21)]
        path.addPath(.lines(sameWay ? inner : inner.reversed(), closed: true))
        return path
    }

    static let all: [GoldenCase] =
        styles + dashed + trimmed + filled + [
            scene("stroke/miter-limit", 32) { page in
                for (row, limit) in [10.0, 2].enumerated() {
                    page.draw(.lines([(3, 6), (24, 9), (3, 12)]), stroke: .ink, width: 3) {
                        $0.miterLimit = limit
                        $0.position.y = CGFloat(row) * 14
                    }
                }
            },
            scene("stroke/hairlines", 32) { page in
                for index in 0..<5 {
                    page.draw(
                        .lines([(2, 3 + CGFloat(index) * 6), (30, 5 + CGFloat(index) * 6)]),
                        stroke: .ink,
                        width: 0.25 + CGFloat(index) * 0.25
                    )
                }
            },
            scene("stroke/stretched", 32) { page in
                page.draw(.oval(4, 4, 8, 24), stroke: .sea, width: 3) {
                    $0.transform = CATransform3DMakeScale(2, 1, 1)
                }
            },
            scene("stroke/in-perspective", 32) { page in
                let page = page.stage(eye: 60)
                page.put(CAShapeLayer(), 0, 0, 32, 32) {
                    $0.path = wave
                    $0.fillColor = nil
                    $0.strokeColor = .coral
                    $0.lineWidth = 5
                    $0.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                }
            },
            scene("stroke/dots-of-no-length", 32) { page in
                for (index, cap) in caps.enumerated() {
                    page.draw(
                        .lines([(CGFloat(7 + index * 9), 16), (CGFloat(7 + index * 9), 16)], closed: true),
                        stroke: .ink,
                        width: 7
                    ) { $0.lineCap = cap }
                }
            },
            scene("stroke/morph", 24, at: [0, 0.5, 1]) { page in
                page.draw(.box(2, 2, 20, 20), fill: .sun, stroke: .ink, width: 1) {
                    $0.run(
                        "path",
                        from: CGPath.lines([(2, 2), (22, 2), (22, 22), (2, 22)], closed: true),
                        to: CGPath.lines([(12, 2), (22, 12), (12, 22), (2, 12)], closed: true)
                    )
                    $0.run("lineWidth", from: 1, to: 4)
                }
            },
            scene("stroke/marching-dashes", 24, at: [0, 0.5]) { page in
                page.draw(.box(4, 4, 16, 16), stroke: .ink, width: 2) {
                    $0.lineDashPattern = [4, 4]
                    $0.run("lineDashPhase", from: 0, to: 8)
                    $0.run("strokeColor", from: CGColor.ink, to: CGColor.coral)
                }
            },
        ]
}
