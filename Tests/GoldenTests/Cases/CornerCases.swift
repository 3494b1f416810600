import AgateDisplay
import QuartzCore

/// Rounded corners, borders, and what they cut.
enum CornerCases {
    private static let corners: [(String, CACornerMask)] = [
        ("min-x-min-y", .layerMinXMinYCorner), ("max-x-min-y", .layerMaxXMinYCorner),
        ("min-x-max-y", .layerMinXMaxYCorner), ("max-x-max-y", .layerMaxXMaxYCorner),
    ]

    private static let single: [GoldenCase] = corners.map { name, corner in
        scene("corner/only-\(name)", 24) { page in
            page.add(3, 3, 18, 18, .sea) {
                $0.cornerRadius = 8
                $0.maskedCorners = corner
                $0.borderWidth = 2
            }
        }
    }

    static let all: [GoldenCase] =
        single + [
            scene("corner/radius-beyond-half", 32) { page in
                page.add(4, 10, 24, 12, .coral) { $0.cornerRadius = 100 }
            },
            scene("corner/continuous", 32) { page in
                page.add(2, 2, 28, 28, .sea) {
                    $0.cornerRadius = 9
                    $0.cornerCurve = .continuous
                    $0.borderWidth = 2
                }
            },
            scene("corner/border-thicker-than-radius", 32) { page in
                page.add(3, 3, 26, 26, .sun) {
                    $0.cornerRadius = 5
                    $0.borderWidth = 8
                    $0.borderColor = .sea
                }
            },
            scene("corner/border-over-sublayers", 32) { page in
                page.add(4, 4, 24, 24, .sun) {
                    $0.borderWidth = 4
                    $0.borderColor = .coral.faded(0.7)
                    $0.add(-2, 8, 28, 8, .sea)
                }
            },
            scene("corner/border-between-pixels", 32) { page in
                page.add(4.5, 4.5, 23, 23, .sun) {
                    $0.borderWidth = 1.5
                    $0.cornerRadius = 4
                }
            },
            scene("corner/border-translucent", 32) { page in
                page.add(4, 4, 24, 24, .coral) {
                    $0.borderWidth = 5
                    $0.borderColor = .ink.faded(0.5)
                    $0.cornerRadius = 9
                }
            },
            scene("corner/turned", 32) { page in
                page.add(6, 9, 20, 14, .leaf) {
                    $0.cornerRadius = 5
                    $0.borderWidth = 1
                    $0.turn(0.6)
                }
            },
            scene("corner/stretched", 32) { page in
                page.add(10, 4, 12, 24, .coral) {
                    $0.cornerRadius = 6
                    $0.transform = CATransform3DMakeScale(2, 0.75, 1)
                }
            },
            scene("corner/in-perspective", 32, allowing: [.mirrored: 2]) { page in
                let page = page.stage(eye: 60)
                page.add(4, 6, 24, 20, .sea) {
                    $0.cornerRadius = 7
                    $0.borderWidth = 2
                    $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
                }
            },
            scene("corner/cuts-sublayers", 32) { page in
                page.add(4, 4, 24, 24, .sun) {
                    $0.cornerRadius = 10
                    $0.masksToBounds = true
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                    $0.add(-4, -4, 16, 32, .sea)
                }
            },
            scene("corner/cuts-without-background", 32) { page in
                page.add(4, 4, 24, 24) {
                    $0.cornerRadius = 12
                    $0.masksToBounds = true
                    $0.add(0, 0, 24, 12, .coral)
                    $0.add(0, 12, 24, 12, .leaf)
                }
            },
            scene("corner/cuts-in-cuts", 48) { page in
                page.add(4, 4, 40, 40, .sea) {
                    $0.cornerRadius = 16
                    $0.masksToBounds = true
                    $0.add(12, 12, 40, 40, .sun) {
                        $0.cornerRadius = 14
                        $0.masksToBounds = true
                        $0.add(-6, 4, 20, 20, .coral) {
                            $0.cornerRadius = 8
                            $0.masksToBounds = true
                            $0.add(0, 10, 30, 4, .ink)
                        }
                    }
                }
            },
            scene("corner/cut-turned", 48) { page in
                page.add(10, 10, 28, 28, .sun) {
                    $0.masksToBounds = true
                    $0.turn(0.5)
                    $0.add(-10, 8, 48, 10, .coral) { $0.turn(-0.5) }
                }
            },
            scene("corner/cut-on-pixels", 32) { page in
                page.add(6, 6, 20, 20, .sun) {
                    $0.masksToBounds = true
                    $0.add(-10, 4, 40, 6, .coral)
                    $0.add(12, 12, 30, 30, .sea)
                }
            },
            scene("corner/cut-between-pixels", 32) { page in
                page.add(6.4, 6.6, 19, 19, .sun) {
                    $0.masksToBounds = true
                    $0.add(-10, 4, 40, 6, .coral)
                }
            },
            scene("corner/sublayers-not-cut", 32) { page in
                page.add(4, 4, 24, 24, .sun) {
                    $0.cornerRadius = 12
                    $0.add(0, 0, 9, 9, .coral)
                }
            },
            scene("corner/radius-in-motion", 24, at: [0, 0.5, 1]) { page in
                page.add(3, 3, 18, 18, .coral) {
                    $0.run("cornerRadius", from: 0, to: 9)
                    $0.run("borderWidth", from: 0, to: 4)
                }
            },
        ]
}
