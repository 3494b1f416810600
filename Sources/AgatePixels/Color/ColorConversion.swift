import Foundation

/// Conversions between sRGB and the other colour spaces, component by component.
enum ColorConversion {
    /// Decodes one sRGB component to linear light, odd around 0.
    static func linear(fromSRGB value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Encodes one component of linear light as sRGB, odd around 0.
    static func sRGB(fromLinear value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// The unpremultiplied sRGB colour of components in a space, alpha last.
    ///
    /// - Parameter components: As many as the space has and alpha, all finite.
    static func rgba(_ components: [CGFloat], in space: CGColorSpace) -> SIMD4<Double> {
        let alpha = Double(components[components.count - 1])
        var color: SIMD4<Double>
        if space.model == .monochrome {
            let gray = Double(components[0])
            color = SIMD4(gray, gray, gray, alpha)
        } else {
            color = SIMD4(Double(components[0]), Double(components[1]), Double(components[2]), alpha)
        }
        switch space.encoding {
        case .display: return color
        case .linear:
            for index in 0..<3 { color[index] = sRGB(fromLinear: color[index]) }
        case .displayP3:
            let linearP3 = SIMD3(
                linear(fromSRGB: color[0]),
                linear(fromSRGB: color[1]),
                linear(fromSRGB: color[2])
            )
            let red = SIMD3(1.2249401762805598, -0.2249401762805598, 0)
            let green = SIMD3(-0.042056954709688163, 1.0420569547096881, 0)
            let blue = SIMD3(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663)
            color[0] = sRGB(fromLinear: (linearP3 * red).sum())
            color[1] = sRGB(fromLinear: (linearP3 * green).sum())
            color[2] = sRGB(fromLinear: (linearP3 * blue).sum())
        }
        return color
    }

    /// The components of an sRGB colour in a space, alpha last.
    static func components(_ rgba: SIMD4<Double>, in space: CGColorSpace) -> [CGFloat] {
        var color = SIMD3(rgba[0], rgba[1], rgba[2])
        if space.model == .monochrome {
            if space.encoding == .linear {
                for index in 0..<3 { color[index] = linear(fromSRGB: color[index]) }
            }
            // The luminance weights of Rec. 709.
            let gray = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
            return [CGFloat(gray), CGFloat(rgba[3])]
        }
        if space.encoding != .display {
            for index in 0..<3 { color[index] = linear(fromSRGB: color[index]) }
        }
        if space.encoding == .displayP3 {
            let red = SIMD3(0.82246196871436230, 0.17753803128563775, 0)
            let green = SIMD3(0.033194199219101840, 0.96680580078089816, 0)
            let blue = SIMD3(0.017082630979106840, 0.072397440690689240, 0.91051992833020390)
            color = SIMD3((color * red).sum(), (color * green).sum(), (color * blue).sum())
            for index in 0..<3 { color[index] = sRGB(fromLinear: color[index]) }
        }
        return [CGFloat(color[0]), CGFloat(color[1]), CGFloat(color[2]), CGFloat(rgba[3])]
    }
}
