extension FontInstance {
    /// Makes a font of a face that comes as near as it can to a style: by its axes, or else by leaning.
    ///
    /// Source: text T58, T59.
    init(_ face: FontFace, style: FontStyle, size: Double) {
        var variations: [FontVariation] = []
        var leans = face.traits.isItalic || face.traits.italicAngle < 0
        for axis in face.axes {
            switch axis.tag {
            case .weight: variations.append(FontVariation(.weight, style.weightClass))
            case .width: variations.append(FontVariation(.width, WidthPercent.percent(style.widthClass)))
            case .italic where style.isItalic && !leans:
                variations.append(FontVariation(.italic, axis.maximum))
                leans = true
            case .slant where style.isItalic && !leans:
                variations.append(FontVariation(.slant, axis.clamped(-12)))
                leans = true
            case .opticalSize: variations.append(FontVariation(.opticalSize, Self.usable(size)))
            default: break
            }
        }
        self.init(face, size: size, variations: variations, isObliqued: style.isItalic && !leans)
    }

    /// The same font under other names and with other vertical measures.
    func passedOff(as alias: FontAlias?) -> FontInstance {
        FontInstance(
            face,
            size: size,
            variations: variations,
            features: features,
            matrix: matrix,
            alias: alias,
            isObliqued: isObliqued,
            cascade: cascade
        )
    }

    /// The style that the font has, as far as a face of another family can have it too.
    package var style: FontStyle {
        let weight = variations.last { $0.tag == .weight }?.value
        let width = variations.last { $0.tag == .width }.map { WidthPercent.widthClass($0.value) }
        return FontStyle(
            weightClass: weight ?? face.traits.weightClass,
            widthClass: width ?? face.traits.widthClass,
            isItalic: face.traits.isItalic || isObliqued
                || variations.contains {
                    $0.tag == .italic && $0.value > 0 || $0.tag == .slant && $0.value < 0
                }
        )
    }
}
