import AgateGeometry
import AgatePixels

extension DisplayList {
    /// The list as text, a line for each op, what is inside of a group, a mask or a clip indented.
    ///
    ///     display list 0,0 100x80: 3 ops
    ///     0 fill pixels 0,0 100x80 color=#ffffffff
    ///     1 beginGroup 10,10 40x40 opacity=0.5
    ///     2   roundedRect 10,10 40x40 shape=0 color=#ff0000ff
    ///     3 endGroup
    ///
    /// Rectangles are `x,y widthxheight` in device pixels, colours premultiplied `#rrggbbaa`. An op that is hidden by later ones says
    /// so, and `visible=` says what is seen of one that is partly hidden. The lists of offscreen passes follow.
    ///
    /// - Parameter region: The pixels that are drawn.
    func text(in region: DeviceRect) -> String {
        var text = ""
        var waiting: [(name: String, list: DisplayList, region: DeviceRect)] = [
            ("display list", self, region)
        ]
        while let next = waiting.popLast() {
            next.list.write(next.name, next.region, to: &text)
            for (number, pass) in next.list.resources.passes.enumerated().reversed() {
                let name = next.name == "display list" ? "pass \(number)" : "\(next.name).\(number)"
                waiting.append((name, pass.list, pass.region))
            }
        }
        return text
    }

    private func write(_ name: String, _ region: DeviceRect, to text: inout String) {
        text += "\(name) \(region.text): \(count) \(count == 1 ? "op" : "ops")\n"
        var openEnds: [Int] = []
        var hiddenUntil = -1
        for index in ops.indices {
            while let end = openEnds.last, end <= index { openEnds.removeLast() }
            // Very deep nesting needs no lines that long.
            text += "\(index) " + String(repeating: "  ", count: min(openEnds.count, 40))
            text += ops[index].text(in: resources)
            let own = ops[index].traits(in: resources).bounds
            if index <= hiddenUntil || (visibleBounds[index].isEmpty && !own.isEmpty) {
                hiddenUntil = max(hiddenUntil, Int(ends[index]))
                text += " hidden"
            } else if visibleBounds[index] != own {
                text += " visible=\(visibleBounds[index].rect.text)"
            }
            text += "\n"
            if occlusion[index].flags.contains(.begins) { openEnds.append(Int(ends[index])) }
        }
    }
}

/// Opacity and blend mode of an op, where they are not the usual ones.
func blendText(_ opacity: Float, _ blend: CGBlendMode) -> String {
    (opacity == 1 ? "" : " opacity=\(Double(opacity).planText)") + (blend == .normal ? "" : " blend=\(blend)")
}

extension DeviceRect {
    /// `x,y widthxheight`, or `empty`.
    var text: String { isEmpty ? "empty" : "\(minX),\(minY) \(width)x\(height)" }
}

extension DevicePath {
    /// The kind of the outline, and the pixels that it may touch.
    var text: String { (rounded == nil ? "path " : "roundedPath ") + extent.text }
}

extension Double {
    /// The number with three digits at most behind the point.
    var planText: String {
        guard isFinite, abs(self) < 1e9 else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension UInt32 {
    /// A premultiplied pixel as `#rrggbbaa`.
    var colorText: String {
        "#" + [0, 8, 16, 24].map { String((self >> $0 & 255) + 256, radix: 16).dropFirst() }.joined()
    }
}
