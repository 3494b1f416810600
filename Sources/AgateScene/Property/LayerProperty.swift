/// The properties that the engine knows.
///
/// The facts of each are its row in the registry (`LayerProperty+Rows.swift`): key-value coding, defaults, actions, animations,
/// archives and dumps are derived from it. `docs/how-to/add-a-layer-property.md` says what a new one needs.
package enum LayerProperty: UInt8, CaseIterable, Sendable, Hashable {
    // Geometry
    case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform,
        isGeometryFlipped
    // Visibility
    case opacity, isHidden, isDoubleSided, masksToBounds, isOpaque, shouldRasterize, rasterizationScale
    case allowsGroupOpacity, allowsEdgeAntialiasing, edgeAntialiasingMask
    case needsDisplayOnBoundsChange, drawsAsynchronously
    // Look
    case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, compositingFilter
    case filters, backgroundFilters
    // Contents
    case contents, contentsRect, contentsCenter, contentsScale, contentsGravity, contentsFormat
    case minificationFilter, magnificationFilter, minificationFilterBias
    // Time
    case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode
    // Shape
    case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap,
        lineJoin
    case lineDashPhase, lineDashPattern
    // Gradient
    case colors, locations, startPoint, endPoint, type
    // Replicator
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    // Replicator and emitter
    case preservesDepth
    // Emitter
    case emitterCells, birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth
    case emitterShape, emitterMode, renderMode, velocity, scale, spin, seed
    // Text
    case string, font, fontSize, foregroundColor, isWrapped, truncationMode, alignmentMode
    case allowsFontSubpixelQuantization
    // Scroll and tiles
    case scrollMode
    case levelsOfDetail, levelsOfDetailBias, tileSize
}
