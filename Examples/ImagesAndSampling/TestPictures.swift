import UIKit

/// Pictures that show how they were sampled, drawn pixel by pixel.
enum TestPictures {
    /// Draws at one pixel per point.
    private static func picture(_ width: CGFloat, _ height: CGFloat, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            _ in
            draw()
        }
    }

    /// A face of 12 by 12 pixels.
    static func figure() -> UIImage {
        let rows = [
            "....####....", "..########..", ".##########.", ".##########.", "###..##..###", "###..##..###",
            "############", "############", ".##.####.##.", ".###....###.", "..########..", "....####....",
        ]
        return picture(12, 12) {
            for (y, row) in rows.enumerated() {
                for (x, mark) in row.enumerated() where mark == "#" {
                    (x + y < 11 ? Palette.amber : Palette.coral).setFill()
                    UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    /// A board of 240 pixels, its squares four pixels wide.
    static func board() -> UIImage {
        picture(240, 240) {
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 240, height: 240))
            for row in 0..<60 {
                (row / 6 % 2 == 0 ? Palette.ink : Palette.blue).setFill()
                for column in 0..<60 where (row + column) % 2 == 0 {
                    UIRectFill(CGRect(x: 4 * column, y: 4 * row, width: 4, height: 4))
                }
            }
        }
    }

    /// Rings around the middle of 420 pixels that come closer outwards.
    static func rings() -> UIImage {
        picture(420, 420) {
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 420, height: 420))
            Palette.ink.setFill()
            for ring in stride(from: 119, through: 1, by: -2) {
                // All rings have the same area.
                let outer = 19 * CGFloat(ring).squareRoot()
                let inner = 19 * CGFloat(ring - 1).squareRoot()
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: 210, y: 210),
                    radius: outer,
                    startAngle: 0,
                    endAngle: 2 * .pi,
                    clockwise: true
                )
                path.append(
                    UIBezierPath(
                        arcCenter: CGPoint(x: 210, y: 210),
                        radius: inner,
                        startAngle: 0,
                        endAngle: 2 * .pi,
                        clockwise: true
                    )
                )
                path.usesEvenOddFillRule = true
                path.fill()
            }
        }
    }

    /// Hills under an evening sky.
    static func photo() -> UIImage {
        picture(64, 64) {
            for y in 0..<64 {
                let part = CGFloat(y) / 63
                UIColor(red: 0.2 + 0.75 * part, green: 0.3 + 0.3 * part, blue: 0.65 - 0.3 * part, alpha: 1)
                    .setFill()
                UIRectFill(CGRect(x: 0, y: y, width: 64, height: 1))
            }
            Palette.amber.setFill()
            UIBezierPath(ovalIn: CGRect(x: 36, y: 18, width: 16, height: 16)).fill()
            for (index, color) in [Palette.violet, Palette.dusk, Palette.night].enumerated() {
                color.setFill()
                let hill = UIBezierPath()
                let base = 40 + 8 * CGFloat(index)
                hill.move(to: CGPoint(x: 0, y: 64))
                hill.addLine(to: CGPoint(x: 0, y: base))
                let lift = CGFloat(index % 2 == 0 ? 14 : -14)
                hill.addCurve(
                    to: CGPoint(x: 64, y: base),
                    controlPoint1: CGPoint(x: 22, y: base - lift),
                    controlPoint2: CGPoint(x: 42, y: base + lift)
                )
                hill.addLine(to: CGPoint(x: 64, y: 64))
                hill.close()
                hill.fill()
            }
        }
    }

    /// A flag that tells all orientations apart.
    static func flag() -> UIImage {
        picture(38, 26) {
            Palette.mist.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 38, height: 26))
            Palette.teal.setFill()
            UIRectFill(CGRect(x: 5, y: 3, width: 5, height: 20))
            UIRectFill(CGRect(x: 5, y: 3, width: 27, height: 5))
            UIRectFill(CGRect(x: 5, y: 12, width: 16, height: 4))
            Palette.coral.setFill()
            UIRectFill(CGRect(x: 28, y: 18, width: 6, height: 5))
        }
    }

    /// A bubble with round corners and a striped inside.
    static func bubble() -> UIImage {
        picture(36, 36) {
            Palette.teal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 36, height: 36), cornerRadius: 12).fill()
            UIColor(white: 1, alpha: 0.35).setFill()
            UIRectFillUsingBlendMode(CGRect(x: 12, y: 12, width: 6, height: 12), .normal)
        }
    }
}
