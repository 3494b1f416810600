import Foundation

/// A colour by its place on the colour wheel: all three values run from 0 to 1.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let highest = max(red, green, blue)
        let spread = highest - min(red, green, blue)
        brightness = highest
        saturation = highest > 0 ? spread / highest : 0
        guard spread > 0 else {
            hue = 0
            return
        }
        let sixths: CGFloat
        if highest == red {
            sixths = (green - blue) / spread
        } else if highest == green {
            sixths = (blue - red) / spread + 2
        } else {
            sixths = (red - green) / spread + 4
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// The sRGB components.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        // Each component stays at full brightness for a third of the wheel around its own place, and falls
        // to the lowest value over a sixth on either side.
        func component(_ offset: CGFloat) -> CGFloat {
            var k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            if k < 0 { k += 6 }
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (component(5), component(3), component(1))
    }
}
