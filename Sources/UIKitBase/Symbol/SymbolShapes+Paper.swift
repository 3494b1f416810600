import CoreGraphics

extension SymbolShapes {
    /// Sheets, boxes and folders.
    static let paper: [String: Shape] = [
        "doc.text": {
            sheet(&$0)
            $0.detail {
                for y in [11.4, 14.6, 17.8] as [CGFloat] { $0.line(8.4, y, y > 17 ? 12.6 : 15.6, y) }
            }
        },
        "doc.plaintext": {
            $0.box(4.6, 2.6, 14.8, 18.8, 2)
            $0.detail { for y in [7.4, 11, 14.6] as [CGFloat] { $0.line(8.2, y, y > 14 ? 12.4 : 15.8, y) } }
        },
        "doc.richtext": {
            $0.box(4.6, 2.6, 14.8, 18.8, 2)
            $0.detail {
                $0.box(8, 6, 8, 5.6, 0.6)
                for y in [14.6, 17.6] as [CGFloat] { $0.line(8, y, y > 17 ? 12.4 : 16, y) }
            }
        },
        "doc.on.clipboard": {
            clipboard(&$0)
            $0.removeLine(12, 10, 21, 10, 21, 21, 12, 21, width: 4.4)
            $0.box(11.5, 9.4, 9.6, 12, 1.6)
        },
        "clipboard": { clipboard(&$0) },
        "list.clipboard": {
            clipboard(&$0)
            $0.detail { rows(&$0) }
        },
        "list.bullet.clipboard": {
            clipboard(&$0)
            $0.detail { rows(&$0) }
        },
        "list.bullet.rectangle": {
            $0.box(2, 4.4, 20, 15.2, 2.4)
            $0.detail {
                for y in [8.4, 12, 15.6] as [CGFloat] {
                    $0.dot(6, y, 0.9)
                    $0.line(9, y, 18, y)
                }
            }
        },
        "list.and.film": {
            for y in [5, 10, 15] as [CGFloat] { $0.line(2.5, y, y < 10 ? 21 : 9, y) }
            $0.box(12, 9.4, 10, 11.6, 1.4)
            $0.detail {
                for y in [12.2, 15.2, 18.2] as [CGFloat] {
                    $0.dot(14, y, 0.8)
                    $0.dot(20, y, 0.8)
                }
            }
        },
        "note": {
            $0.area(3, 4, 21, 4, 21, 14.6, 15.4, 20, 3, 20)
            $0.detail { $0.line(20.6, 14.4, 15.2, 14.4, 15.2, 19.8) }
        },
        "note.text": {
            $0.area(3, 4, 21, 4, 21, 14.6, 15.4, 20, 3, 20)
            $0.detail {
                for y in [8.4, 12, 15.6] as [CGFloat] { $0.line(6.6, y, y > 15 ? 11 : 17.4, y) }
            }
        },
        "newspaper": {
            $0.area(2.4, 4, 17.6, 4, 17.6, 20, 4.4, 20, 2.4, 18)
            $0.line(17.6, 8, 21.6, 8, 21.6, 18, 19.6, 20, 4.4, 20)
            $0.detail {
                $0.box(5.4, 7, 4.2, 4.2, 0.4)
                $0.line(12, 7.4, 14.6, 7.4)
                $0.line(12, 10.8, 14.6, 10.8)
                $0.line(5.4, 14, 14.6, 14)
                $0.line(5.4, 17, 14.6, 17)
            }
        },
        "magazine": {
            $0.area(5, 4.6, 16, 2.4, 16, 19.4, 5, 21.6)
            $0.line(16, 5, 19.4, 5, 19.4, 21.6, 5, 21.6)
            $0.detail { $0.line(8, 8.4, 13, 7.4) }
        },
        "archivebox": {
            $0.box(2, 4, 20, 5, 1.4)
            $0.area(3.6, 9, 20.4, 9, 20.4, 20, 3.6, 20)
            $0.detail { $0.line(9, 12.6, 15, 12.6) }
        },
        "shippingbox": {
            $0.area(12, 2.4, 21, 6.8, 21, 17.2, 12, 21.6, 3, 17.2, 3, 6.8)
            $0.detail {
                $0.line(3.4, 7, 12, 11.4, 20.6, 7)
                $0.line(12, 11.4, 12, 21)
                $0.line(7.4, 4.8, 16.4, 9.2)
            }
        },
        "cube": {
            $0.area(12, 2.4, 21, 7, 21, 17, 12, 21.6, 3, 17, 3, 7)
            $0.detail {
                $0.line(3.4, 7.2, 12, 11.8, 20.6, 7.2)
                $0.line(12, 11.8, 12, 21)
            }
        },
        "tray.full": {
            tray(&$0)
            $0.line(7, 4.4, 17, 4.4)
            $0.line(5.6, 8, 18.4, 8)
        },
        "tray.and.arrow.up": {
            tray(&$0)
            $0.line(12, 2, 12, 10.4)
            $0.line(8.6, 5.4, 12, 2, 15.4, 5.4)
        },
        "tray.and.arrow.down": {
            tray(&$0)
            $0.line(12, 2, 12, 10.4)
            $0.line(8.6, 7, 12, 10.4, 15.4, 7)
        },
        "tray.2": {
            tray(&$0)
            $0.line(2.4, 9.6, 4.6, 3.4, 19.4, 3.4, 21.6, 9.6)
        },
        "book.closed": {
            $0.area(5, 4.6, 6.6, 3, 19.4, 3, 19.4, 17, 7, 17, 5, 19)
            $0.line(5, 19, 7, 21, 19.4, 21, 19.4, 17)
        },
        "text.book.closed": {
            $0.area(5, 4.6, 6.6, 3, 19.4, 3, 19.4, 17, 7, 17, 5, 19)
            $0.line(5, 19, 7, 21, 19.4, 21, 19.4, 17)
            $0.detail {
                $0.line(8.6, 7.4, 15.8, 7.4)
                $0.line(8.6, 10.8, 13.4, 10.8)
            }
        },
        "books.vertical": {
            $0.box(2.6, 4, 4.6, 16.6, 0.8)
            $0.box(7.8, 6.6, 4.6, 14, 0.8)
            $0.area(13.6, 5.2, 17.6, 4.2, 21.4, 19.6, 17.2, 20.6)
        },
        "scroll": {
            $0.area(6.4, 3, 19, 3, 17.2, 5, 17.2, 21, 4.4, 21, 6.4, 18.6)
            $0.detail { for y in [7.4, 11, 14.6] as [CGFloat] { $0.line(9.4, y, 14.4, y) } }
        },
        "ticket": {
            $0.area(2, 6, 22, 6, 22, 10, 20, 12, 22, 14, 22, 18, 2, 18, 2, 14, 4, 12, 2, 10)
            $0.detail { for y in [8.4, 12, 15.6] as [CGFloat] { $0.dot(15.4, y, 0.9) } }
        },
        "menucard": {
            $0.box(5, 2.6, 14, 18.8, 1.6)
            $0.detail {
                $0.line(9, 7, 15, 7)
                $0.line(8, 11, 16, 11)
                $0.line(8, 14, 16, 14)
                $0.line(8, 17, 16, 17)
            }
        },
        "highlighter": {
            $0.area(8.6, 13.4, 17.2, 2.8, 21.2, 6.2, 12.4, 16.8)
            $0.line(8.6, 13.4, 6, 17, 8.6, 19.4, 12.4, 16.8)
            $0.line(2.6, 21, 14, 21)
        },
        "pencil.tip": { $0.area(12, 2.6, 15.4, 11, 15, 20.6, 9, 20.6, 8.6, 11) },
        "pencil.line": {
            $0.area(3.4, 17.4, 4.6, 13.6, 15, 3.2, 18.4, 6.6, 8, 17)
            $0.line(3, 21.4, 21, 21.4)
        },
        "scribble": {
            $0.line(
                3,
                12,
                8,
                4,
                9.4,
                6,
                5,
                14.6,
                6.6,
                16,
                14,
                5.4,
                15.4,
                7.4,
                9.6,
                17.6,
                11.4,
                18.8,
                17.6,
                11.6
            )
            $0.line(17.6, 11.6, 18.6, 13, 16.6, 17.6, 18, 18.6, 21, 15.4)
        },
        "lasso": {
            $0.stroke(CGPath(ellipseIn: CGRect(x: 2.4, y: 3.6, width: 19.2, height: 11.6), transform: nil))
            $0.line(7.4, 14.8, 6.4, 18, 8.6, 19.2, 8, 21.6)
        },
        "ruler": {
            $0.area(2, 15.4, 15.4, 2, 22, 8.6, 8.6, 22)
            $0.detail {
                for step in 0..<4 {
                    let t = CGFloat(step) * 2.7
                    $0.line(6 + t, 12.2 - t, 8.2 + t, 14.4 - t)
                }
            }
        },
        "crop": {
            $0.line(6.4, 1.8, 6.4, 17.6, 22.2, 17.6)
            $0.line(1.8, 6.4, 17.6, 6.4, 17.6, 22.2)
        },
        "scissors": {
            $0.circle(5.6, 6.6, 3)
            $0.circle(5.6, 17.4, 3)
            $0.line(8.2, 8.2, 21, 17.4)
            $0.line(8.2, 15.8, 21, 6.6)
        },
    ]

    private static func sheet(_ pen: inout SymbolPen) {
        pen.area(5, 2.4, 14, 2.4, 19, 7.6, 19, 21.6, 5, 21.6)
        pen.detail { $0.line(13.6, 2.8, 13.6, 8, 18.6, 8) }
    }

    private static func clipboard(_ pen: inout SymbolPen) {
        pen.box(4, 4.4, 16, 17.2, 2.2)
        pen.detail { $0.box(8.4, 2.4, 7.2, 4, 1.4) }
    }

    private static func rows(_ pen: inout SymbolPen) {
        for y in [11, 14.4, 17.8] as [CGFloat] {
            pen.dot(8.4, y, 0.9)
            pen.line(11.2, y, 15.8, y)
        }
    }

    private static func tray(_ pen: inout SymbolPen) {
        pen.area(2, 12.6, 8, 12.6, 9.4, 15.4, 14.6, 15.4, 16, 12.6, 22, 12.6, 22, 20.6, 2, 20.6)
        pen.line(2.2, 12.4, 4, 8)
        pen.line(21.8, 12.4, 20, 8)
    }
}
