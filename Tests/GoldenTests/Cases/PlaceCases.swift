import AgateDisplay
import QuartzCore

/// Layers that others place: scroll layers, autoresizing and constraints.
enum PlaceCases {
    /// A scroll layer of 20 by 20 over a sheet of 48 by 48 in four colours.
    private static func scrolling(
        _ name: String,
        at times: [Double] = [0],
        _ body: @escaping @Sendable (CAScrollLayer, _ sheet: CALayer) -> Void
    ) -> GoldenCase {
        scene("place/\(name)", 32, at: times) { page in
            page.put(CAScrollLayer(), 6, 6, 20, 20) { scroller in
                scroller.backgroundColor = .ink
                let sheet = scroller.add(0, 0, 48, 48, .sun) {
                    $0.add(24, 0, 24, 24, .coral)
                    $0.add(0, 24, 24, 24, .sea)
                    $0.add(24, 24, 24, 24, .leaf)
                    $0.add(20, 20, 8, 8, .ink) { $0.cornerRadius = 4 }
                }
                body(scroller, sheet)
            }
        }
    }

    /// A box of 12 by 12 points becomes one of 24 by 20, with a part whose mask is given.
    private static func resized(
        _ name: String,
        to size: CGSize = CGSize(width: 24, height: 20),
        _ masks: [CAAutoresizingMask]
    ) -> GoldenCase {
        scene("place/\(name)", 32) { page in
            for (index, mask) in masks.enumerated() {
                page.add(2 + CGFloat(index % 2) * 3, 2 + CGFloat(index / 2) * 6, 12, 12, .sun.faded(0.4)) {
                    $0.add(3, 4, 5, 5, [.coral, .sea, .leaf][index % 3]) { $0.autoresizingMask = mask }
                    $0.anchorPoint = .zero
                    $0.position = CGPoint(x: 2 + CGFloat(index % 2) * 3, y: 2 + CGFloat(index / 2) * 6)
                    $0.bounds.size = size
                }
            }
        }
    }

    /// Boxes under a constraint layout manager.
    private static func constrained(
        _ name: String,
        _ body: @escaping @Sendable (_ a: CALayer, _ b: CALayer, _ c: CALayer) -> Void
    ) -> GoldenCase {
        scene("place/\(name)", 32) { page in
            page.add(2, 2, 28, 28, .white) { box in
                box.layoutManager = CAConstraintLayoutManager()
                let layers = [CGColor.coral, .sea, .leaf].enumerated().map { index, color in
                    box.add(CGFloat(index * 2), CGFloat(index * 3), 6, 5, color) {
                        $0.name = ["a", "b", "c"][index]
                    }
                }
                body(layers[0], layers[1], layers[2])
            }
        }
    }

    private static func relation(
        _ attribute: CAConstraintAttribute,
        _ source: String,
        _ other: CAConstraintAttribute,
        times scale: CGFloat = 1,
        plus offset: CGFloat = 0
    ) -> CAConstraint {
        CAConstraint(attribute: attribute, relativeTo: source, attribute: other, scale: scale, offset: offset)
    }

    static let all: [GoldenCase] =
        constraints + [
            scrolling("scrolled-to-a-point") { scroller, _ in scroller.scroll(to: CGPoint(x: 12, y: 17)) },
            scrolling("scrolled-along-x-only") { scroller, _ in
                scroller.scrollMode = .horizontally
                scroller.scroll(to: CGPoint(x: 12, y: 17))
            },
            scrolling("scrolled-along-y-only") { scroller, _ in
                scroller.scrollMode = .vertically
                scroller.scroll(to: CGPoint(x: 12, y: 17))
            },
            scrolling("not-scrolled-at-all") { scroller, _ in
                scroller.scrollMode = .none
                scroller.scroll(to: CGPoint(x: 12, y: 17))
            },
            scrolling("scrolled-to-show-a-rectangle") { _, sheet in
                sheet.scrollRectToVisible(CGRect(x: 20, y: 20, width: 8, height: 8))
            },
            scrolling("scrolled-to-a-rectangle-too-large") { _, sheet in
                sheet.scrollRectToVisible(CGRect(x: 10, y: 22, width: 30, height: 8))
            },
            scrolling("scrolled-beyond-the-end") { scroller, _ in
                scroller.cornerRadius = 6
                scroller.scroll(to: CGPoint(x: 36, y: -6))
            },
            scrolling("scrolled-without-a-cut") { scroller, _ in
                scroller.masksToBounds = false
                scroller.scroll(to: CGPoint(x: 14, y: 14))
            },
            GoldenCase("place/scrolling-in-motion", width: 32, height: 32, at: [0, 0.1, 0.2, 0.3]) {
                display in
                let scroller = display.layer.put(CAScrollLayer(), 4, 4, 24, 24) {
                    for index in 0..<6 {
                        $0.add(CGFloat(index) * 12, 0, 10, 24, [.coral, .sun, .sea][index % 3])
                    }
                }
                display.advance(by: 0)
                scroller.sublayers?[4].scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 24))
            },
            resized("grown-on-both-sides", [.layerMinXMargin, .layerMaxYMargin]),
            resized(
                "grown-itself",
                [[.layerWidthSizable, .layerHeightSizable], [.layerWidthSizable, .layerMinYMargin]]
            ),
            resized(
                "grown-margins-share",
                [
                    [.layerMinXMargin, .layerMaxXMargin, .layerMinYMargin, .layerMaxYMargin],
                    [.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerHeightSizable],
                ]
            ),
            resized(
                "shrunk",
                to: CGSize(width: 8, height: 7),
                [[.layerWidthSizable, .layerHeightSizable], [.layerMinXMargin, .layerMinYMargin]]
            ),
            GoldenCase("place/resizing-in-motion", width: 32, height: 32, at: [0, 0.1, 0.2, 0.3]) { display in
                let box = display.layer.add(2, 2, 12, 12, .sun) {
                    $0.anchorPoint = .zero
                    $0.position = CGPoint(x: 2, y: 2)
                    $0.add(2, 2, 8, 4, .coral) { $0.autoresizingMask = .layerWidthSizable }
                    $0.add(7, 7, 3, 3, .sea) { $0.autoresizingMask = [.layerMinXMargin, .layerMinYMargin] }
                }
                display.advance(by: 0)
                box.bounds.size = CGSize(width: 28, height: 24)
            },
        ]

    private static let constraints: [GoldenCase] = [
        constrained("constrained-to-the-superlayer") { a, b, c in
            a.constraints = [
                relation(.midX, "superlayer", .midX), relation(.midY, "superlayer", .midY),
                relation(.width, "superlayer", .width, times: 0.5),
            ]
            b.constraints = [
                relation(.maxX, "superlayer", .maxX, plus: -1),
                relation(.maxY, "superlayer", .maxY, plus: -1),
            ]
            c.constraints = [
                relation(.minX, "superlayer", .minX), relation(.maxX, "superlayer", .maxX),
                relation(.minY, "superlayer", .minY), relation(.height, "superlayer", .height, times: 0.1),
            ]
        },
        constrained("constrained-in-a-chain") { a, b, c in
            c.constraints = [
                relation(.minX, "superlayer", .minX, plus: 2), relation(.midY, "superlayer", .midY),
            ]
            b.constraints = [
                relation(.minX, "c", .maxX, plus: 2), relation(.minY, "c", .maxY),
                relation(.width, "c", .height),
            ]
            a.constraints = [relation(.minX, "b", .maxX, plus: 2), relation(.minY, "b", .maxY)]
        },
        constrained("constrained-in-a-circle") { a, b, c in
            a.constraints = [relation(.minX, "b", .maxX)]
            b.constraints = [relation(.minX, "a", .maxX)]
            c.constraints = [relation(.minX, "a", .maxX, plus: 8), relation(.maxY, "superlayer", .maxY)]
        },
        constrained("constrained-to-nobody") { a, b, c in
            a.constraints = [relation(.minX, "nobody", .maxX), relation(.midY, "superlayer", .maxY)]
            b.constraints = [relation(.midX, "b", .maxX)]
            c.constraints = [relation(.maxX, "superlayer", .maxX)]
        },
    ]
}
