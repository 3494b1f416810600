import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Synchronization

/// Results of earlier frames that may be used again, within one budget of bytes.
///
/// What is kept is what would be made again, byte for byte, so that no frame depends on what was kept. When the
/// budget is exceeded, the entries that were not used for the longest time are removed.
final class RenderCache: ShadowStore {
    /// The inputs that an entry depends on.
    enum Key: Hashable, Sendable {
        case shadow(ShadowKey)
        case ramp([GradientStop], GradientMixing)
        case surface(DisplayListKey)
        /// The same moved by a part of a pixel.
        case shiftedSurface(DisplayListKey, SubpixelPosition.Fraction)
        /// The key itself, so that equal ones are one.
        case interned(DisplayListKey)
        /// The inputs that a layer's bitmap depends on.
        case plan(LayerID)
        /// The state of a layer's group in the last frame.
        case group(LayerID)
        /// The coverage of a shape.
        case shape(ShapeKey)
        /// Mip levels of an image.
        case mipLevels(UInt64)
    }

    /// Something that is kept.
    enum Value: Sendable {
        case mask(Mask)
        /// Nothing yet: the key was requested once.
        case seen
        case image(ImageBuffer)
        case ramp(GradientRamp)
        case plan(BitmapPlan)
        case group(GroupNote)
        case mipLevels(MipLevels)
    }

    /// The state of a group.
    struct GroupNote: Sendable {
        var mark: UInt64
        var look: BitmapPlan.Look
        var isUncacheable = false
    }

    /// The budget in bytes, unless another one is given.
    static let standardBudget = 64 << 20

    /// The approximate memory of an entry besides its pixels, in bytes.
    private static let overhead = 256

    fileprivate struct Entry {
        var key: Key
        var value: Value
        var bytes: Int
        /// The entry that was used just before this one, and just after; below 0 at the ends.
        var older: Int
        var newer: Int
    }

    fileprivate struct State {
        var budget = RenderCache.standardBudget
        var bytes = 0
        var hits = 0
        var misses = 0
        var places: [Key: Int] = [:]
        var entries: [Entry?] = []
        var free: [Int] = []
        var oldest = -1
        var newest = -1
    }

    private let state: Mutex<State>
    private let keepsNothing: Bool

    /// - Parameter keepsNothing: Whether the budget is 0 whatever it is set to.
    init(keepsNothing: Bool = false) {
        self.keepsNothing = keepsNothing
        state = Mutex(State(budget: keepsNothing ? 0 : Self.standardBudget))
    }

    /// How many bytes may be kept; what is too much goes at once.
    var budget: Int {
        get { state.withLock { $0.budget } }
        set {
            state.withLock {
                $0.budget = keepsNothing ? 0 : max(newValue, 0)
                $0.shrink()
            }
        }
    }

    /// How many bytes are kept.
    var bytes: Int { state.withLock { $0.bytes } }

    /// How often something was found, and how often not, since the cache was made.
    var counts: (hits: Int, misses: Int) { state.withLock { ($0.hits, $0.misses) } }

    /// The blurred silhouette of a key, made where it is not there.
    func shadow(for key: ShadowKey, make: () -> Mask) -> Mask {
        let key = Key.shadow(key)
        if case .mask(let mask) = value(for: key) { return mask }
        let mask = make()
        keep(.mask(mask), for: key, bytes: mask.bytes.count)
        return mask
    }

    /// The coverage of a shape that is drawn again; nil for one that was not requested before.
    ///
    /// What is drawn once, as what changes in each frame, leaves a note and no coverage.
    func coverage(of shape: ShapeKey) -> Mask? {
        let key = Key.shape(shape)
        let found = state.withLock { state -> Value? in
            guard let place = state.places[key], let value = state.entries[place]?.value else {
                state.misses += 1
                return nil
            }
            if case .mask = value { state.hits += 1 } else { state.misses += 1 }
            state.unlink(place)
            state.append(place)
            return value
        }
        switch found {
        case .mask(let mask): return mask
        case .none:
            keep(.seen, for: key, bytes: shape.byteCount)
            return nil
        default:
            guard let mask = shape.makeCoverage() else { return nil }
            state.withLock { $0.remove(key) }
            keep(.mask(mask), for: key, bytes: mask.bytes.count + shape.byteCount)
            return mask
        }
    }

    /// The pixels of a key, if they are there.
    func image(for key: Key) -> ImageBuffer? {
        if case .image(let image) = value(for: key) { image } else { nil }
    }

    /// The same, for an image that is not made where it is missing: the use counts only if the image is there.
    func keptImage(for key: Key) -> ImageBuffer? {
        if case .image(let image) = value(for: key, countsMisses: false) { image } else { nil }
    }

    /// The key that is equal to one and was known before: equal keys are compared quickest where they are the same.
    func interned(_ key: DisplayListKey) -> DisplayListKey {
        let interned = state.withLock { state -> DisplayListKey? in
            guard let place = state.places[.interned(key)],
                case .interned(let interned) = state.entries[place]?.key
            else { return nil }
            state.unlink(place)
            state.append(place)
            return interned
        }
        if let interned { return interned }
        keep(.seen, for: .interned(key), bytes: key.byteCount)
        return key
    }

    /// The last plan of a layer's bitmap.
    ///
    /// It saves work beside that of making the pixels, and is not counted.
    func plan(of layer: LayerID) -> BitmapPlan? {
        let value = state.withLock { state in
            state.places[.plan(layer)].flatMap { place in
                state.unlink(place)
                state.append(place)
                return state.entries[place]?.value
            }
        }
        if case .plan(let plan) = value { return plan }
        return nil
    }

    /// Keeps a plan in the place of the last one.
    func keep(_ plan: BitmapPlan, of layer: LayerID) {
        state.withLock { $0.remove(.plan(layer)) }
        keep(.plan(plan), for: .plan(layer), bytes: plan.byteCount)
    }

    /// Notes what the layers of a group are like, and tells whether they were so before.
    ///
    /// - Parameters:
    ///   - mark: Says which layers there are in the topmost one, and where.
    ///   - values: Those of the topmost layer.
    /// - Returns: False as well for a group whose surface cannot be kept.
    func recordUse(_ layer: LayerID, _ mark: UInt64, _ values: LayerValuesReference) -> Bool {
        let key = Key.group(layer)
        let wasUsed = state.withLock { state -> Bool? in
            guard let place = state.places[key] else { return nil }
            state.unlink(place)
            state.append(place)
            guard case .group(let note) = state.entries[place]?.value else { return false }
            if note.mark == mark, note.look.isValid(values) { return !note.isUncacheable }
            guard let look = BitmapPlan.Look(values) else { return false }
            state.entries[place]?.value = .group(GroupNote(mark: mark, look: look))
            return false
        }
        if let wasUsed { return wasUsed }
        if let look = BitmapPlan.Look(values) {
            keep(.group(GroupNote(mark: mark, look: look)), for: key, bytes: 0)
        }
        return false
    }

    /// Notes that the surface of a group as it is cannot be kept.
    func markUncacheable(_ layer: LayerID) {
        state.withLock { state in
            guard let place = state.places[.group(layer)],
                case .group(var note) = state.entries[place]?.value
            else { return }
            note.isUncacheable = true
            state.entries[place]?.value = .group(note)
        }
    }

    /// Keeps pixels.
    func keep(_ image: ImageBuffer, for key: Key) {
        keep(.image(image), for: key, bytes: image.width * image.height * 4)
    }

    /// Whether something of so many bytes would be kept at all.
    func mayKeep(bytes: Int) -> Bool { state.withLock { bytes + Self.overhead <= $0.budget } }

    /// The place for Mip levels of an image, with room for all of them.
    func mipLevels(of image: ImageBuffer) -> MipLevels {
        let key = Key.mipLevels(image.identity)
        if case .mipLevels(let mipLevels) = value(for: key) { return mipLevels }
        let mipLevels = MipLevels()
        keep(.mipLevels(mipLevels), for: key, bytes: MipLevels.byteCount(of: image))
        return mipLevels
    }

    /// The table of a gradient's colours, made where it is not there.
    func ramp(of stops: [GradientStop], mixing: GradientMixing) -> GradientRamp {
        // NaN is equal to nothing, and would never be found.
        guard stops.allSatisfy({ $0 == $0 }) else { return GradientRamp(stops: stops, mixing: mixing) }
        let key = Key.ramp(stops, mixing)
        if case .ramp(let ramp) = value(for: key) { return ramp }
        let ramp = GradientRamp(stops: stops, mixing: mixing)
        keep(.ramp(ramp), for: key, bytes: ramp.byteCount)
        return ramp
    }

    private func value(for key: Key, countsMisses: Bool = true) -> Value? {
        state.withLock { state -> Value? in
            guard let place = state.places[key], let value = state.entries[place]?.value else {
                if countsMisses { state.misses += 1 }
                return nil
            }
            state.hits += 1
            state.unlink(place)
            state.append(place)
            return value
        }
    }

    private func keep(_ value: Value, for key: Key, bytes: Int) {
        let bytes = bytes + Self.overhead
        state.withLock { state in
            guard bytes <= state.budget, state.places[key] == nil else { return }
            let entry = Entry(key: key, value: value, bytes: bytes, older: -1, newer: -1)
            let place: Int
            if let free = state.free.popLast() {
                place = free
                state.entries[place] = entry
            } else {
                place = state.entries.count
                state.entries.append(entry)
            }
            state.places[key] = place
            state.bytes += bytes
            state.append(place)
            state.shrink()
        }
    }
}

extension RenderCache.State {
    /// Takes an entry out of the order.
    fileprivate mutating func unlink(_ place: Int) {
        guard let entry = entries[place] else { return }
        if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
        if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
    }

    /// Makes an entry the newest.
    fileprivate mutating func append(_ place: Int) {
        entries[place]?.older = newest
        entries[place]?.newer = -1
        if newest >= 0 { entries[newest]?.newer = place } else { oldest = place }
        newest = place
    }

    /// Removes the oldest entries until the rest fits.
    fileprivate mutating func shrink() {
        while bytes > budget, oldest >= 0, let entry = entries[oldest] { remove(entry.key) }
    }

    /// Removes an entry.
    fileprivate mutating func remove(_ key: RenderCache.Key) {
        guard let place = places[key], let entry = entries[place] else { return }
        unlink(place)
        entries[place] = nil
        free.append(place)
        places[key] = nil
        bytes -= entry.bytes
    }
}

extension RenderCache {
    /// Stops the program where what is kept is not what the counters and the order say.
    func checkInvariants() {
        state.withLock { $0.checkInvariants() }
    }
}

extension RenderCache.State {
    fileprivate func checkInvariants() {
        let count = entries.count { $0 != nil }
        InvariantChecks.require(places.count == count, "each of \(count) entries of the cache has its key")
        InvariantChecks.require(
            free.count == entries.count - count && free.allSatisfy { entries[$0] == nil },
            "the free places of the cache are those without an entry"
        )
        let sum = entries.reduce(0) { $0 + ($1?.bytes ?? 0) }
        InvariantChecks.require(sum == bytes, "the cache holds \(sum) bytes, not \(bytes)")
        InvariantChecks.require(bytes <= budget, "the cache holds \(bytes) bytes of \(budget) at most")
        var (place, before, seen) = (oldest, -1, 0)
        while place >= 0, seen <= count {
            guard let entry = entries[place] else { break }
            InvariantChecks.require(entry.older == before, "entry \(place) of the cache follows \(before)")
            InvariantChecks.require(
                places[entry.key] == place,
                "the key of entry \(place) of the cache leads to it"
            )
            (before, place, seen) = (place, entry.newer, seen + 1)
        }
        InvariantChecks.require(
            place < 0 && seen == count && before == newest,
            "the order of the cache has each of \(count) entries once"
        )
    }
}
