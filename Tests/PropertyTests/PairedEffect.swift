import CoreGraphics
import Foundation
import QuartzCore

/// The effects of a layer and of the layers around it that the pairs are made of.
enum PairedEffect: String, CaseIterable, Sendable {
    case none
    // Cuts.
    case cuts, cutsOffThePixels, cutsRounded, cutsContinuous, parentCuts, parentCutsRounded,
        parentCutsOffThePixels, parentMasks
    // Opacity.
    case faded, fadedWithoutGroup, parentFaded, parentFadedWithoutGroup, fadedTwice
    // Filters and blend modes.
    case blurred, inverted, parentBlurred, multiplied, screened, added, copied, sourceIn, destinationOut,
        parentMultiplied
    case backgroundBlurred
    // Shadows.
    case shadow, shadowWithPath, shadowOfCut, parentShadow, fadedShadow
    // Places.
    case moved, scaled, turned, flipped, tilted, perspective, inTransformLayer, crossed
    // Bitmaps and copies.
    case rasterized, rasterizedFinely, parentRasterized, replicated, tinted, replicatedFaded
    case hardEdges, flippedGeometry

    /// Whether what lies behind counts.
    var isOverOthers: Bool {
        [
            .multiplied, .screened, .added, .copied, .sourceIn, .destinationOut, .parentMultiplied,
            .backgroundBlurred,
        ].contains(self)
    }

    /// Whether the middle of the layer is to be seen through it.
    var isSeen: Bool { ![.sourceIn, .destinationOut].contains(self) }

    /// By how much a picture with short cuts may differ from one without, of 255; 0 where the same things are done to the same pixels.
    ///
    /// Where a group is left out, what was in it is rounded once less; a shape that is scaled unevenly or turned is kept at a 65 536th of a pixel.
    var rounding: Int {
        switch self {
        case .cuts, .cutsOffThePixels, .cutsRounded, .cutsContinuous, .parentCutsOffThePixels, .faded,
            .fadedWithoutGroup, .parentFaded,
            .parentFadedWithoutGroup, .fadedTwice, .shadow, .shadowWithPath, .shadowOfCut, .fadedShadow,
            .scaled, .turned, .tinted,
            .replicatedFaded:
            2
        default: 0
        }
    }

    /// The least alpha of the middle.
    var minAlpha: Int {
        switch self {
        case .faded, .fadedWithoutGroup, .parentFaded, .parentFadedWithoutGroup, .fadedTwice,
            .replicatedFaded, .fadedShadow:
            12
        default: 24
        }
    }

    /// The layer with the effect, in what is around it.
    func applied(to layer: CALayer) -> CALayer {
        change(layer)
        switch self {
        case .parentCuts, .parentCutsRounded, .parentCutsOffThePixels, .parentMasks, .parentFaded,
            .parentFadedWithoutGroup, .fadedTwice,
            .parentBlurred, .parentMultiplied, .parentShadow, .parentRasterized, .perspective, .crossed,
            .flippedGeometry:
            let parent = around(layer)
            changeParent(parent)
            return parent
        case .inTransformLayer:
            let parent = CATransformLayer()
            parent.frame = CGRect(origin: .zero, size: PairedLayer.size)
            parent.addSublayer(layer)
            return parent
        case .replicated, .tinted, .replicatedFaded:
            let parent = CAReplicatorLayer()
            parent.frame = CGRect(origin: .zero, size: PairedLayer.size)
            parent.instanceCount = 2
            parent.instanceTransform = CATransform3DMakeTranslation(3, -2, 0)
            if self == .tinted { parent.instanceColor = CGColor(red: 0.5, green: 0.9, blue: 0.7, alpha: 0.8) }
            if self == .replicatedFaded {
                parent.instanceAlphaOffset = -0.4
                parent.opacity = 0.7
            }
            parent.addSublayer(layer)
            return parent
        default: return layer
        }
    }

    private func around(_ layer: CALayer) -> CALayer {
        let parent = CALayer()
        parent.frame = CGRect(origin: .zero, size: PairedLayer.size)
        parent.allowsEdgeAntialiasing = true
        parent.addSublayer(layer)
        return parent
    }

    private func change(_ layer: CALayer) {
        switch self {
        case .cuts: layer.masksToBounds = true
        case .cutsOffThePixels:
            layer.masksToBounds = true
            layer.position.x += 0.4
        case .cutsRounded, .cutsContinuous:
            layer.masksToBounds = true
            layer.cornerRadius = 8
            if self == .cutsContinuous { layer.cornerCurve = .continuous }
        case .faded, .fadedTwice: layer.opacity = 0.6
        case .fadedWithoutGroup:
            layer.opacity = 0.6
            layer.allowsGroupOpacity = false
        case .blurred: layer.filters = [LayerFilter.gaussianBlur(radius: 1.5)]
        case .inverted: layer.filters = [LayerFilter.colorInvert()]
        case .multiplied: layer.compositingFilter = "multiplyBlendMode"
        case .screened: layer.compositingFilter = "screenBlendMode"
        case .added: layer.compositingFilter = "plusL"
        case .copied: layer.compositingFilter = "copy"
        case .sourceIn: layer.compositingFilter = "sourceIn"
        case .destinationOut: layer.compositingFilter = "destOut"
        case .backgroundBlurred: layer.backgroundFilters = [LayerFilter.gaussianBlur(radius: 1.5)]
        case .shadow, .shadowOfCut, .fadedShadow:
            layer.shadowOpacity = 0.8
            layer.shadowRadius = 1.5
            layer.shadowOffset = CGSize(width: 2, height: 1)
            if self == .shadowOfCut { layer.masksToBounds = true }
            if self == .fadedShadow { layer.opacity = 0.6 }
        case .shadowWithPath:
            layer.shadowOpacity = 0.8
            layer.shadowRadius = 1.5
            layer.shadowPath = CGPath(ellipseIn: CGRect(x: 4, y: 6, width: 24, height: 20), transform: nil)
        case .moved: layer.position = CGPoint(x: layer.position.x + 0.37, y: layer.position.y - 0.61)
        case .scaled: layer.transform = CATransform3DMakeScale(0.83, 1.1, 1)
        case .turned: layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        case .flipped: layer.transform = CATransform3DMakeScale(-1, 1, 1)
        case .tilted, .crossed, .inTransformLayer:
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 120
            layer.transform = CATransform3DRotate(transform, 0.7, 0.3, 1, 0)
        case .perspective: layer.transform = CATransform3DMakeRotation(0.6, 1, 0, 0)
        case .rasterized: layer.shouldRasterize = true
        case .rasterizedFinely:
            layer.shouldRasterize = true
            layer.rasterizationScale = 2
        case .hardEdges:
            layer.allowsEdgeAntialiasing = false
            layer.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
        default: break
        }
    }

    private func changeParent(_ parent: CALayer) {
        switch self {
        case .parentCuts: parent.masksToBounds = true
        case .parentCutsRounded:
            parent.masksToBounds = true
            parent.cornerRadius = 9
        case .parentCutsOffThePixels:
            parent.masksToBounds = true
            parent.position.y += 0.3
        case .parentMasks: parent.mask = PairedMask.filled.make()
        case .parentFaded, .fadedTwice: parent.opacity = 0.7
        case .parentFadedWithoutGroup:
            parent.opacity = 0.7
            parent.allowsGroupOpacity = false
        case .parentBlurred: parent.filters = [LayerFilter.gaussianBlur(radius: 1)]
        case .parentMultiplied: parent.compositingFilter = "multiplyBlendMode"
        case .parentShadow:
            parent.shadowOpacity = 1
            parent.shadowRadius = 1
        case .parentRasterized: parent.shouldRasterize = true
        case .perspective: parent.sublayerTransform.m34 = -1 / 100
        case .crossed:
            let other = CALayer()
            other.frame = CGRect(x: 4, y: 4, width: 16, height: 16)
            other.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            parent.insertSublayer(other, at: 0)
        case .flippedGeometry: parent.isGeometryFlipped = true
        default: break
        }
    }
}
