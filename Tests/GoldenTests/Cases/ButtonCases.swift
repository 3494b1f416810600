import Foundation
import UIKit

enum ButtonCases {
    static let all: [GoldenCase] = [
        views("button/titles", 180, 120) { page in
            func button(_ y: CGFloat, _ type: UIButton.ButtonType, _ change: (UIButton) -> Void) {
                let button = UIButton(type: type)
                button.backgroundColor = UIColor(white: 0, alpha: type == .custom ? 0.4 : 0.06)
                button.setTitle("Press here", for: .normal)
                button.frame = CGRect(x: 4, y: y, width: 172, height: 25)
                change(button)
                page.addSubview(button)
            }
            button(4, .custom) { _ in }
            button(33, .system) { $0.contentHorizontalAlignment = .left }
            button(62, .system) {
                $0.tintColor = .systemPink
                $0.isHighlighted = true
            }
            button(91, .system) { $0.isEnabled = false }
        },
        views("button/images", 180, 120) { page in
            let dot = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { context in
                UIColor.systemOrange.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 18, height: 18))
            }
            func button(_ y: CGFloat, _ change: (UIButton) -> Void) {
                let button = UIButton()
                button.backgroundColor = UIColor(white: 0, alpha: 0.4)
                button.setTitle("Press", for: .normal)
                button.setImage(dot, for: .normal)
                button.frame = CGRect(x: 4, y: y, width: 172, height: 25)
                change(button)
                page.addSubview(button)
            }
            button(4) { _ in }
            button(33) {
                $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
                $0.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: -10)
            }
            button(62) {
                $0.contentHorizontalAlignment = .right
                $0.setTitleShadowColor(.black, for: .normal)
                $0.titleShadowOffset = CGSize(width: 1, height: 1)
            }
            button(91) {
                $0.setAttributedTitle(
                    NSAttributedString(
                        string: "Two colours",
                        attributes: [
                            .foregroundColor: UIColor.systemYellow, .font: UIFont.systemFont(ofSize: 14),
                        ]
                    ),
                    for: .normal
                )
                $0.isEnabled = false
            }
        },
    ]
}
