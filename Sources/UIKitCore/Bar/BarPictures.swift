import CoreGraphics
import CoreText
import Foundation

/// Pictures that bars draw for themselves.
@MainActor enum BarPictures {
    /// The arrow of the way back: 12 by 21 points, with a line 3 points thick.
    static let backIndicator: UIImage = {
        let size = CGSize(width: 12, height: 21)
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreenScale.current
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.3, y: 1.7))
            path.addLine(to: CGPoint(x: 1.7, y: 10.5))
            path.addLine(to: CGPoint(x: 10.3, y: 19.3))
            path.lineWidth = 3
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        .withRenderingMode(.alwaysTemplate)
    }()

    /// A symbol as large as symbols in bars are, unless it says itself how large; other images as they are.
    static func fitted(_ image: UIImage?, _ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let image, let own = image.symbolConfiguration else { return image }
        guard own.pointSize == nil, own.scale == .unspecified else { return image }
        return image.withConfiguration(configuration.applying(own))
            .withRenderingMode(image.renderingMode)
    }

    /// An image in the colour of its surroundings, unless it is to keep its own.
    static func tinted(_ image: UIImage?) -> UIImage? {
        guard let image, image.renderingMode == .automatic else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }

    static let button = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    static let close = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    static let doneButton = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
}
