import AgateDisplay
import QuartzCore

enum ShapeCases {
    static let all: [GoldenCase] = [
        GoldenCase("shape/corners") { display in
            display.layer.backgroundColor = .paper
            display.layer.add(4, 4, 26, 26, .coral) { $0.cornerRadius = 8 }
            display.layer.add(34, 4, 26, 26, .sea) {
                $0.cornerRadius = 10
                $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            }
            display.layer.add(4, 34, 26, 26, .leaf) { $0.cornerRadius = 13 }
            display.layer.add(34, 34, 26, 26, .sun) {
                $0.cornerRadius = 9
                $0.cornerCurve = .continuous
            }
        },
        GoldenCase("shape/borders") { display in
            display.layer.backgroundColor = .paper
            display.layer.add(4, 4, 26, 26) { $0.borderWidth = 3 }
            display.layer.add(34, 4, 26, 26, .sun) {
                $0.borderWidth = 2
                $0.borderColor = .ink
                $0.cornerRadius = 8
            }
            display.layer.add(4.5, 34.5, 25, 25, .sea) { $0.borderWidth = 1 }
            display.layer.add(34, 34, 26, 26, .leaf) {
                $0.borderWidth = 20
                $0.borderColor = .coral
                $0.cornerRadius = 6
            }
        },
        GoldenCase("shape/stroke", scale: 2) { display in
            display.layer.backgroundColor = .paper
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 8, y: 50))
            path.addCurve(
                to: CGPoint(x: 56, y: 50),
                control1: CGPoint(x: 20, y: -20),
                control2: CGPoint(x: 44, y: -20)
            )
            path.addLine(to: CGPoint(x: 32, y: 30))
            path.closeSubpath()
            shape.path = path
            shape.fillColor = .sun
            shape.strokeColor = .ink
            shape.lineWidth = 4
            shape.lineJoin = .round
            display.layer.addSublayer(shape)
        },
        GoldenCase("shape/dashes-and-trim", scale: 2) { display in
            display.layer.backgroundColor = .paper
            for (row, end) in [1.0, 0.5, 0.75].enumerated() {
                let shape = CAShapeLayer()
                let path = CGMutablePath()
                path.addEllipse(in: CGRect(x: 4 + row * 20, y: 4 + row * 10, width: 24, height: 32))
                shape.path = path
                shape.fillColor = nil
                shape.strokeColor = [CGColor.coral, .sea, .leaf][row]
                shape.lineWidth = 3
                shape.lineCap = .round
                shape.strokeStart = 0.1
                shape.strokeEnd = end
                if row == 0 { shape.lineDashPattern = [6, 5] }
                display.layer.addSublayer(shape)
            }
        },
        GoldenCase("shape/fill-rules") { display in
            display.layer.backgroundColor = .paper
            for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
                let shape = CAShapeLayer()
                let path = CGMutablePath()
                let center = CGPoint(x: 17 + index * 30, y: 32)
                for point in 0..<5 {
                    let angle = Double(point) * 4 * .pi / 5 - .pi / 2
                    let place = CGPoint(x: center.x + 15 * cos(angle), y: center.y + 15 * sin(angle))
                    if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
                }
                path.closeSubpath()
                shape.path = path
                shape.fillColor = .sea
                shape.fillRule = rule
                display.layer.addSublayer(shape)
            }
        },
    ]
}
