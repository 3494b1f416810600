import AgatePixels

/// How memory holds pixels with components of 16 or 32 bits.
struct Float32Format: Equatable {
    /// The number type of a component.
    enum Number: Equatable {
        /// 16 bits, 65535 being 1.
        case integer
        /// A floating-point number of 16 bits.
        case half
        /// A floating-point number of 32 bits.
        case float
    }

    /// The components of a pixel.
    enum Content: Equatable {
        /// One component, always opaque.
        case gray
        /// Four components with premultiplied alpha; alpha first or last.
        case color(alphaFirst: Bool)
        /// Four components, one of them unused: always opaque.
        case opaqueColor(unusedFirst: Bool)
    }

    let number: Number
    let content: Content
    let isLittle: Bool

    /// Reads the parameters of a bitmap context, nil for a combination that is not supported.
    ///
    /// `GUESS bitmap-order`: without a byte order the most significant byte is first.
    init?(bitsPerComponent: Int, space: CGColorSpace, info: CGBitmapInfo, alphaInfo: CGImageAlphaInfo) {
        let isFloat = info.contains(.floatComponents)
        let order = info.intersection(.byteOrderMask)
        switch (bitsPerComponent, isFloat) {
        case (16, false): number = .integer
        case (16, true): number = .half
        case (32, true): number = .float
        default: return nil
        }
        let little: CGBitmapInfo = bitsPerComponent == 16 ? .byteOrder16Little : .byteOrder32Little
        let big: CGBitmapInfo = bitsPerComponent == 16 ? .byteOrder16Big : .byteOrder32Big
        guard order == [] || order == little || order == big else { return nil }
        isLittle = order == little
        switch (space.model, alphaInfo) {
        case (.monochrome, .none): content = .gray
        case (.rgb, .premultipliedLast): content = .color(alphaFirst: false)
        case (.rgb, .premultipliedFirst): content = .color(alphaFirst: true)
        case (.rgb, .noneSkipLast): content = .opaqueColor(unusedFirst: false)
        case (.rgb, .noneSkipFirst): content = .opaqueColor(unusedFirst: true)
        default: return nil
        }
    }

    /// The bits of one component.
    var bitsPerComponent: Int { number == .float ? 32 : 16 }

    /// The bytes of one pixel.
    var bytesPerPixel: Int { bitsPerComponent / 8 * (content == .gray ? 1 : 4) }

    /// Whether every pixel is opaque whatever is drawn.
    var isOpaque: Bool {
        if case .color = content { false } else { true }
    }

    /// Reads one pixel of memory as premultiplied numbers of 0...1, a colour above its alpha lowered to it.
    ///
    /// `DIFFERS:` on Apple's systems floating-point components may lie beyond 0...1.
    func decoded(_ bytes: UnsafePointer<UInt8>) -> SIMD4<Float> {
        func component(_ index: Int) -> Float { read(bytes + index * bitsPerComponent / 8) }
        switch content {
        case .gray:
            let gray = component(0)
            return Float32Pixel.fit(SIMD4(gray, gray, gray, 1))
        case .color(let alphaFirst):
            let first = alphaFirst ? 1 : 0
            return Float32Pixel.fit(
                SIMD4(
                    component(first),
                    component(first + 1),
                    component(first + 2),
                    component(alphaFirst ? 0 : 3)
                )
            )
        case .opaqueColor(let unusedFirst):
            let first = unusedFirst ? 1 : 0
            return Float32Pixel.fit(SIMD4(component(first), component(first + 1), component(first + 2), 1))
        }
    }

    /// Writes one pixel, rounded to the nearest number that a component can be.
    func encode(_ pixel: SIMD4<Float>, into bytes: UnsafeMutablePointer<UInt8>) {
        let pixel = Float32Pixel.fit(pixel)
        func put(_ value: Float, _ index: Int) { write(value, bytes + index * bitsPerComponent / 8) }
        switch content {
        case .gray:
            // The weights of 8-bit contexts.
            put((54 * pixel.x + 183 * pixel.y + 19 * pixel.z) / 256, 0)
        case .color(let alphaFirst):
            let first = alphaFirst ? 1 : 0
            for index in 0..<3 { put(pixel[index], first + index) }
            put(pixel.w, alphaFirst ? 0 : 3)
        case .opaqueColor(let unusedFirst):
            let first = unusedFirst ? 1 : 0
            for index in 0..<3 { put(pixel[index], first + index) }
            put(1, unusedFirst ? 0 : 3)
        }
    }

    private func read(_ bytes: UnsafePointer<UInt8>) -> Float {
        let raw = UnsafeRawPointer(bytes)
        switch number {
        case .integer:
            let bits = raw.loadUnaligned(as: UInt16.self)
            return Float(isLittle ? UInt16(littleEndian: bits) : UInt16(bigEndian: bits)) / 65535
        case .half:
            let bits = raw.loadUnaligned(as: UInt16.self)
            return Float(Float16(bitPattern: isLittle ? UInt16(littleEndian: bits) : UInt16(bigEndian: bits)))
        case .float:
            let bits = raw.loadUnaligned(as: UInt32.self)
            return Float(bitPattern: isLittle ? UInt32(littleEndian: bits) : UInt32(bigEndian: bits))
        }
    }

    private func write(_ value: Float, _ bytes: UnsafeMutablePointer<UInt8>) {
        let raw = UnsafeMutableRawPointer(bytes)
        switch number {
        case .integer:
            let bits = UInt16(value * 65535 + 0.5)
            raw.storeBytes(of: isLittle ? bits.littleEndian : bits.bigEndian, as: UInt16.self)
        case .half:
            let bits = Float16(value).bitPattern
            raw.storeBytes(of: isLittle ? bits.littleEndian : bits.bigEndian, as: UInt16.self)
        case .float:
            let bits = value.bitPattern
            raw.storeBytes(of: isLittle ? bits.littleEndian : bits.bigEndian, as: UInt32.self)
        }
    }
}
