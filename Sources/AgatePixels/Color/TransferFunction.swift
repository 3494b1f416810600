/// How a component is encoded: the curve between its value and linear light.
///
/// Values below 0 take the curve of their magnitude, so that extended ranges go there and back.
enum TransferFunction: Hashable, Sendable {
    /// The component is linear light.
    case linear
    /// IEC 61966-2-1: a power of 2.4 with a straight piece near black.
    case sRGB
    /// A power; 1.8 and 2.2 are common.
    case gamma(Double)
    /// ITU-R BT.709 and BT.2020: the inverse of the camera's curve.
    case broadcast
    /// ROMM RGB: a power of 1.8 with a straight piece near black.
    case romm
    /// SMPTE ST 2084; linear light of 1 is 203 cd/m², the reference white of ITU-R BT.2408 (`GUESS hdr-white`).
    case perceptualQuantizer
    /// The camera's curve of ITU-R BT.2100's hybrid log-gamma; linear light is the scene's.
    case hybridLogGamma

    /// Linear light of an encoded component.
    func linear(_ value: Double) -> Double {
        value < 0 ? -decoded(-value) : decoded(value)
    }

    /// The component that encodes linear light.
    func encoded(_ light: Double) -> Double {
        light < 0 ? -coded(-light) : coded(light)
    }

    private func decoded(_ v: Double) -> Double {
        switch self {
        case .linear: v
        case .sRGB: v <= 0.04045 ? v / 12.92 : PortablePower.power((v + 0.055) / 1.055, 2.4)
        case .gamma(let exponent): exponent == 1 ? v : PortablePower.power(v, exponent)
        case .broadcast:
            v < 4.5 * Broadcast.beta
                ? v / 4.5
                : PortablePower.power((v + Broadcast.alpha - 1) / Broadcast.alpha, 1 / 0.45)
        case .romm: v < 16.0 / 512 ? v / 16 : PortablePower.power(v, 1.8)
        case .perceptualQuantizer: Quantizer.light(v)
        case .hybridLogGamma:
            v <= 0.5 ? v * v / 3 : (PortablePower.exponential((v - Hybrid.c) / Hybrid.a) + Hybrid.b) / 12
        }
    }

    private func coded(_ light: Double) -> Double {
        switch self {
        case .linear: light
        case .sRGB:
            light <= 0.0031308 ? light * 12.92 : 1.055 * PortablePower.power(light, 1 / 2.4) - 0.055
        case .gamma(let exponent): exponent == 1 ? light : PortablePower.power(light, 1 / exponent)
        case .broadcast:
            light < Broadcast.beta
                ? light * 4.5
                : Broadcast.alpha * PortablePower.power(light, 0.45) - (Broadcast.alpha - 1)
        case .romm: light < 1.0 / 512 ? light * 16 : PortablePower.power(light, 1 / 1.8)
        case .perceptualQuantizer: Quantizer.value(light)
        case .hybridLogGamma:
            light <= 1.0 / 12
                ? (3 * light).squareRoot()
                : Hybrid.a * PortablePower.logarithm(12 * light - Hybrid.b) + Hybrid.c
        }
    }

    /// The constants of BT.2020 with all their digits; BT.709 prints the same ones rounded.
    private enum Broadcast {
        static let alpha = 1.09929682680944
        static let beta = 0.018053968510807
    }

    private enum Hybrid {
        static let a = 0.17883277
        static let b = 0.28466892
        static let c = 0.55991073
    }

    private enum Quantizer {
        static let m1 = 2610.0 / 16384
        static let m2 = 2523.0 / 4096 * 128
        static let c1 = 3424.0 / 4096
        static let c2 = 2413.0 / 4096 * 32
        static let c3 = 2392.0 / 4096 * 32
        /// 10 000 cd/m² in units of reference white.
        static let peak = 10_000.0 / 203

        static func light(_ value: Double) -> Double {
            let root = PortablePower.power(min(value, 1), 1 / m2)
            return peak * PortablePower.power(max(root - c1, 0) / (c2 - c3 * root), 1 / m1)
        }

        static func value(_ light: Double) -> Double {
            let power = PortablePower.power(min(light / peak, 1), m1)
            return PortablePower.power((c1 + c2 * power) / (1 + c3 * power), m2)
        }
    }
}
