import Foundation

/// A sound that is played faster or slower at the same pitch.
///
/// Pieces of 40 ms overlap by half. Each is taken from near the place that the rate asks for, where it continues the piece before best.
///
/// Source: W. Verhelst, M. Roelands, "An overlap-add technique based on waveform similarity (WSOLA)", ICASSP 1993.
struct TimeStretch {
    /// Reads samples of the sound: from where, how many pairs, into what.
    typealias Reader = (_ first: Int, _ count: Int, _ pairs: UnsafeMutablePointer<Float>) -> Void

    /// Samples of the sound that pass in one sample of the result.
    let rate: Double
    /// Half the length of a piece, in samples.
    private let half: Int
    /// How far from its place a piece may be taken.
    private let search: Int
    private let window: [Float]
    /// Where the sound is begun.
    private let origin: Double

    /// The result from sample ``outputStart`` on, in pairs.
    private var output: [Float] = []
    private var outputStart = 0
    /// The second half of the last piece, faded out.
    private var tail: [Float]
    /// Where the last piece was taken from.
    private var lastPlace: Int?
    private var pieceCount = 0

    /// Samples of the sound between those that are compared.
    private static let coarse = 4

    /// Begins at a place of a sound.
    init(rate: Double, sampleRate: Int, from origin: Double) {
        self.rate = rate
        self.origin = origin
        half = max(sampleRate / 50, 16)
        search = max(sampleRate / 125, 4)
        let half = half
        window = (0..<(2 * half)).map { index in
            Float(0.5 - 0.5 * cos(Double.pi * (Double(index) + 0.5) / Double(half)))
        }
        tail = [Float](repeating: 0, count: 2 * half)
    }

    /// Copies samples of the result; those before what is still kept are silent.
    mutating func read(from first: Int, count: Int, into pairs: UnsafeMutablePointer<Float>, of sound: Reader)
    {
        while outputStart + output.count / 2 < first + count { addPiece(of: sound) }
        pairs.update(repeating: 0, count: 2 * count)
        let begin = max(first, outputStart)
        guard begin < first + count else { return }
        output.withUnsafeBufferPointer { output in
            guard let start = output.baseAddress else { return }
            (pairs + 2 * (begin - first)).update(
                from: start + 2 * (begin - outputStart),
                count: 2 * (first + count - begin)
            )
        }
        let extra = first - 8192 - outputStart
        if extra > 8192 {
            output.removeFirst(2 * extra)
            outputStart += extra
        }
    }

    private mutating func addPiece(of sound: Reader) {
        let wanted = Int((origin + Double(pieceCount * half) * rate).rounded(.down))
        let place = lastPlace.map { bestPlace(near: wanted, after: $0 + half, of: sound) } ?? wanted
        var piece = [Float](repeating: 0, count: 4 * half)
        piece.withUnsafeMutableBufferPointer { piece in
            if let start = piece.baseAddress { sound(place, 2 * half, start) }
        }
        output.reserveCapacity(output.count + 2 * half)
        for index in 0..<half {
            // The first piece begins at its full strength.
            let weight = lastPlace == nil ? 1 : window[index]
            output.append(tail[2 * index] + piece[2 * index] * weight)
            output.append(tail[2 * index + 1] + piece[2 * index + 1] * weight)
        }
        for index in 0..<half {
            let weight = window[half + index]
            tail[2 * index] = piece[2 * (half + index)] * weight
            tail[2 * index + 1] = piece[2 * (half + index) + 1] * weight
        }
        lastPlace = place
        pieceCount += 1
    }

    /// The place near a wanted one from which a piece continues another most alike.
    private func bestPlace(near wanted: Int, after natural: Int, of sound: Reader) -> Int {
        var model = [Float](repeating: 0, count: 2 * half)
        var field = [Float](repeating: 0, count: 2 * (half + 2 * search))
        model.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { sound(natural, half, start) } }
        field.withUnsafeMutableBufferPointer {
            if let start = $0.baseAddress { sound(wanted - search, half + 2 * search, start) }
        }
        var best = search
        var bestScore = -Float.infinity
        for offset in stride(from: 0, through: 2 * search, by: Self.coarse) {
            var product: Float = 0
            var energy: Float = 1e-6
            for index in stride(from: 0, to: half, by: Self.coarse) {
                let one = model[2 * index] + model[2 * index + 1]
                let other = field[2 * (offset + index)] + field[2 * (offset + index) + 1]
                product += one * other
                energy += other * other
            }
            let score = product / energy.squareRoot()
            if score > bestScore { (bestScore, best) = (score, offset) }
        }
        return wanted - search + best
    }
}
