import AgateGeometry
import AgateRaster

extension Mask {
    /// The complement of the mask in a region: together the two cover each pixel exactly.
    func inverted(in region: DeviceRect) -> Mask {
        guard !region.isEmpty else { return .nothing }
        var result = [UInt8](repeating: 255, count: region.width * region.height)
        let shared = bounds.intersection(region)
        for y in shared.minY..<max(shared.maxY, shared.minY) {
            let from = (y - bounds.minY) * bounds.width - bounds.minX
            let to = (y - region.minY) * region.width - region.minX
            for x in shared.minX..<max(shared.maxX, shared.minX) { result[to + x] = 255 - bytes[from + x] }
        }
        return Mask(bounds: region, bytes: result)
    }
}
