import AgateTiming

extension LottieReader {
    /// A property of a member, or its default where there is none.
    mutating func property(
        _ json: JSONValue,
        _ name: JSONName,
        default value: LottieProperty
    ) throws(DocumentError) -> LottieProperty {
        guard let member = json[name] else { return value }
        return try at(name) { reader throws(DocumentError) in try reader.property(member, default: value) }
    }

    /// A property of a member, if it is there.
    mutating func property(_ json: JSONValue, _ name: JSONName) throws(DocumentError) -> LottieProperty? {
        guard let member = json[name], !member.isNull else { return nil }
        return try at(name) { reader throws(DocumentError) in try reader.property(member, default: .zero) }
    }

    /// A colour of a member: three numbers at least, of which a fourth one is none of the colour's.
    mutating func color(_ json: JSONValue, _ name: JSONName) throws(DocumentError) -> LottieProperty {
        var property = try property(json, name, default: .black)
        if property.keyframes.contains(where: { $0.value.count > 3 }) {
            property = LottieProperty(
                keyframes: property.keyframes.map { keyframe in
                    var keyframe = keyframe
                    keyframe.value = Array(keyframe.value.prefix(3))
                    return keyframe
                }
            )
        }
        guard hasOldColors, property.keyframes.contains(where: { $0.value.prefix(3).contains { $0 > 1 } })
        else {
            return property
        }
        // GUESS lottie-old-colors: colours of old exporters count to 255.
        return LottieProperty(
            keyframes: property.keyframes.map { keyframe in
                var keyframe = keyframe
                keyframe.value = keyframe.value.map { $0 / 255 }
                return keyframe
            }
        )
    }

    /// A property: an object with `k`, or its bare value.
    ///
    /// Source: documents L20 to L31, L40.
    mutating func property(
        _ json: JSONValue,
        default value: LottieProperty
    ) throws(DocumentError) -> LottieProperty {
        let content = animated(json)
        if let keyframes = Self.keyframes(content) {
            try countKeyframes(keyframes.count)
            var read = readKeyframes(keyframes) { $0.numbers }
            if read.isEmpty { return value }
            addMotion(keyframes, to: &read)
            return LottieProperty(keyframes: Self.withoutRepeats(read))
        }
        if let numbers = content.numbers, !numbers.isEmpty { return LottieProperty(numbers) }
        if content.array?.isEmpty != true, !content.isNull { issue(.dropped, "value of the wrong type") }
        return value
    }

    /// The value of a property: its `k`, or that of the slot that it names.
    mutating func animated(_ json: JSONValue) -> JSONValue {
        guard json.isObject else { return json }
        if json["x"]?.string != nil { issue(.approximated, "expression") }
        if let name = json["sid"]?.string, let slot = slots[name]?["p"] {
            guard slot.isObject else { return slot }
            let value = slot["k"] ?? .null
            // The slot of a gradient has the stops as a property of their own.
            return value.isObject ? value["k"] ?? .null : value
        }
        return json["k"] ?? .null
    }

    /// The keyframes of a value, if it has any: a list of objects with times.
    static func keyframes(_ json: JSONValue) -> JSONList? {
        guard let list = json.array, let first = list.first, first["t"]?.number != nil else { return nil }
        return list
    }

    /// Keyframes in ascending order, with their values and paces.
    mutating func readKeyframes<Value>(
        _ list: JSONList,
        _ value: (JSONValue) -> Value?
    ) -> [LottieKeyframe<Value>] {
        var result: [LottieKeyframe<Value>] = []
        result.reserveCapacity(list.count)
        var last: Value?
        var isSorted = true
        for json in list {
            guard let time = json["t"]?.number else {
                issue(.info, "keyframe without a time")
                continue
            }
            // The value that the one before leads to, where this one has none.
            let own = json["s"].flatMap(value)
            guard let shown = own ?? last else {
                issue(.info, "keyframe without a value")
                continue
            }
            last = json["e"].flatMap(value) ?? own ?? last
            if let before = result.last, before.time > time { isSorted = false }
            result.append(
                LottieKeyframe(
                    time: time,
                    value: shown,
                    isHold: json["h"]?.flag ?? false,
                    curves: Self.curves(json)
                )
            )
        }
        if !isSorted {
            issue(.info, "keyframes out of order")
            result = result.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.1)
        }
        return result
    }

    /// The paces of a keyframe: one for each dimension.
    ///
    /// Source: documents L23 to L26.
    private static func curves(_ json: JSONValue) -> [UnitBezier] {
        guard let out = json["o"], let into = json["i"],
            let x1 = out["x"], let y1 = out["y"], let x2 = into["x"], let y2 = into["y"]
        else { return [] }
        let counts = [x1.numberCount, y1.numberCount, x2.numberCount, y2.numberCount]
        guard let count = counts.max(), counts.allSatisfy({ $0 > 0 }) else { return [] }
        let curves = (0..<count).map { index in
            UnitBezier(
                x1: min(max(x1.number(at: index) ?? 0, 0), 1),
                y1: y1.number(at: index) ?? 0,
                x2: min(max(x2.number(at: index) ?? 1, 0), 1),
                y2: y2.number(at: index) ?? 1
            )
        }
        return curves.allSatisfy { $0.x1 == $0.y1 && $0.x2 == $0.y2 } ? [] : curves
    }

    /// Adds the ways of positions that are no straight lines.
    ///
    /// Source: documents L32, L33.
    private func addMotion(_ list: JSONList, to keyframes: inout [LottieKeyframe<[Double]>]) {
        var tangents: [Double: (SIMD2<Double>, SIMD2<Double>)] = [:]
        for json in list {
            guard let time = json["t"]?.number, let out = json["to"]?.numbers, let into = json["ti"]?.numbers,
                out.count > 1, into.count > 1, (out + into).contains(where: { $0 != 0 })
            else { continue }
            tangents[time] = (SIMD2(out[0], out[1]), SIMD2(into[0], into[1]))
        }
        guard !tangents.isEmpty else { return }
        for index in keyframes.indices.dropLast() {
            guard let (out, into) = tangents[keyframes[index].time], !keyframes[index].isHold,
                keyframes[index].value.count > 1, keyframes[index + 1].value.count > 1
            else { continue }
            let start = SIMD2(keyframes[index].value[0], keyframes[index].value[1])
            let end = SIMD2(keyframes[index + 1].value[0], keyframes[index + 1].value[1])
            let chord = end - start
            func isBeside(_ vector: SIMD2<Double>) -> Bool {
                abs(vector.x * chord.y - vector.y * chord.x) > 1e-6
                    * max(vector.magnitude * chord.magnitude, 1e-12)
            }
            func leaves(_ share: Double) -> Bool { share < -1e-9 || share > 1 + 1e-9 }
            func share(_ point: SIMD2<Double>) -> Double {
                let length = chord.x * chord.x + chord.y * chord.y
                return length > 0
                    ? ((point.x - start.x) * chord.x + (point.y - start.y) * chord.y) / length : 2
            }
            if isBeside(out) || isBeside(into) || leaves(share(start + out)) || leaves(share(end + into)) {
                keyframes[index].motion = CubicCurve(start, start + out, end + into, end)
            }
        }
    }

    /// Of more than two keyframes at one time, the first and the last.
    ///
    /// Source: documents L28.
    private static func withoutRepeats(_ keyframes: [LottieKeyframe<[Double]>]) -> [LottieKeyframe<[Double]>]
    {
        guard keyframes.count > 2 else { return keyframes }
        return keyframes.indices.filter { index in
            index == 0 || index == keyframes.count - 1
                || keyframes[index - 1].time != keyframes[index].time
                || keyframes[index + 1].time != keyframes[index].time
        }.map { keyframes[$0] }
    }

    /// A path that may change.
    ///
    /// Source: documents L21, L37.
    mutating func pathProperty(_ json: JSONValue) throws(DocumentError) -> LottiePathProperty {
        let content = animated(json)
        if let list = Self.keyframes(content) {
            try countKeyframes(list.count)
            var (points, isUneven) = (0, false)
            let read = readKeyframes(list) { json in
                let path = Self.bezier(json, &isUneven)
                points += path?.vertices.count ?? 0
                return path
            }
            try countPoints(points)
            if isUneven { issue(.info, "path with lists of different lengths") }
            return read.isEmpty ? LottiePathProperty(LottieBezier()) : LottiePathProperty(keyframes: read)
        }
        var isUneven = false
        let path = Self.bezier(content, &isUneven)
        try countPoints(path?.vertices.count ?? 0)
        if isUneven { issue(.info, "path with lists of different lengths") }
        if path == nil { issue(.dropped, "path of the wrong type") }
        return LottiePathProperty(path ?? LottieBezier())
    }

    private static func bezier(_ json: JSONValue, _ isUneven: inout Bool) -> LottieBezier? {
        let json = json.array?.first ?? json
        guard let points = json["v"]?.array, let into = json["i"]?.array, let out = json["o"]?.array else {
            return nil
        }
        let count = min(points.count, into.count, out.count)
        if max(points.count, into.count, out.count) != count { isUneven = true }
        var vertices: [LottieBezier.Vertex] = []
        vertices.reserveCapacity(count)
        for index in 0..<count {
            guard let point = points.pair(index), let tangentIn = into.pair(index),
                let tangentOut = out.pair(index)
            else {
                isUneven = true
                continue
            }
            vertices.append(.init(point, in: tangentIn, out: tangentOut))
        }
        return LottieBezier(vertices, isClosed: json["c"]?.flag ?? false)
    }
}
