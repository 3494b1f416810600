// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the encoding: a number such as ``kAudioFormatMPEG4AAC``.
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether samples have a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether the most significant byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether channels lie apart.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the quality of an encoder.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"

/// The number of an encoding: four characters.
public typealias AudioFormatID = UInt32
/// The number of plain samples, from "lpcm".
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// The number of AAC, from "aac ".
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// The number of MP3, from ".mp3".
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// The number of Apple Lossless, from "alac".
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The number of FLAC, from "flac".
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// The number of Opus, from "opus".
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// The number of AC-3, from "ac-3".
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
/// The number of IMA ADPCM, from "ima4".
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

/// The number of an encoding by the name that the decoder has for it; 0 for one without a number.
enum AudioFormatNumber {
    static func of(codec: String) -> AudioFormatID {
        switch codec {
        case "aac": kAudioFormatMPEG4AAC
        case "mp3", "mp3float": kAudioFormatMPEGLayer3
        case "alac": kAudioFormatAppleLossless
        case "flac": kAudioFormatFLAC
        case "opus": kAudioFormatOpus
        case "ac3": kAudioFormatAC3
        case "adpcm_ima_qt": kAudioFormatAppleIMA4
        default: codec.hasPrefix("pcm_") ? kAudioFormatLinearPCM : 0
        }
    }
}
