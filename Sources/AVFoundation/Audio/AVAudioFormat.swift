public import Foundation

/// The ways in which samples are stored.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// A form that has no name here, such as compressed samples.
    case otherFormat = 0
    /// Numbers with 32 bits and a point.
    case pcmFormatFloat32 = 1
    /// Numbers with 64 bits and a point.
    case pcmFormatFloat64 = 2
    /// Whole numbers with 16 bits.
    case pcmFormatInt16 = 3
    /// Whole numbers with 32 bits.
    case pcmFormatInt32 = 4
}

/// The form of a sound: samples per second, channels, and how they are stored.
open class AVAudioFormat: NSObject {
    /// Samples per second of each channel, in hertz.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: UInt32
    /// The way in which samples are stored.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the channels of a sample lie beside each other.
    public let isInterleaved: Bool

    /// A form with channels that lie apart, as numbers with 32 bits and a point.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        self.init(
            commonFormat: .pcmFormatFloat32,
            sampleRate: sampleRate,
            channels: channels,
            interleaved: false
        )
    }

    /// A form of four properties; nil for rates and numbers of channels that are not above 0.
    public init?(
        commonFormat format: AVAudioCommonFormat,
        sampleRate: Double,
        channels: UInt32,
        interleaved: Bool
    ) {
        guard sampleRate > 0, sampleRate.isFinite, channels > 0 else { return nil }
        self.sampleRate = sampleRate
        channelCount = channels
        commonFormat = format
        isInterleaved = interleaved
        super.init()
    }

    /// Whether it is the standard form: numbers with 32 bits and a point, channels apart.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// The properties by the keys of settings.
    open var settings: [String: Any] {
        [
            AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
            AVFormatIDKey: kAudioFormatLinearPCM,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount
            && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
    }

    open override var hash: Int { Int(sampleRate) ^ Int(channelCount) << 20 }
}
