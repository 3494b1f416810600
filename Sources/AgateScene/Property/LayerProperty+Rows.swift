import AgateTiming

extension LayerProperty {
    /// The registry: where each property is kept, whether it animates and its implicit action (claims 8.6, 8.7), and what its change
    /// makes stale of a frame.
    ///
    /// The place gives the type of the values, the default and the kinds of layer that have it.
    var makeRow: PropertyRow {
        switch self {
        case .bounds: .inline(\.bounds, .implicit, [.placing, .drawing]).writing(\.standardizedRect)
        case .position: .inline(\.position, .implicit, .placing)
        case .anchorPoint: .inline(\.anchorPoint, .implicit, .placing)
        case .anchorPointZ: .group(\.space, \.anchorPointZ, .implicit, .placing)
        case .zPosition: .inline(\.zPosition, .implicit, .placing)
        case .transform: .group(\.space, \.transform, .implicit, .placing)
        case .sublayerTransform: .group(\.space, \.sublayerTransform, .implicit, .placing)
        case .isGeometryFlipped: .flag(.geometryFlipped, .never, .placing, key: "geometryFlipped")

        case .opacity: .inline(\.opacity, .implicit, [.placing, .drawing])
        case .isHidden: .flag(.hidden, .transition, .placing, key: "hidden")
        case .isDoubleSided: .flag(.doubleSided, .explicit, .placing, key: "doubleSided")
        case .masksToBounds: .flag(.masksToBounds, .implicit, .drawing)
        case .isOpaque: .flag(.opaque, .never, [], key: "opaque")
        case .shouldRasterize: .flag(.shouldRasterize, .implicit, .drawing)
        case .rasterizationScale: .group(\.look, \.rasterizationScale, .implicit, .drawing)
        case .allowsGroupOpacity: .flag(.allowsGroupOpacity, .never, .drawing)
        case .allowsEdgeAntialiasing: .flag(.allowsEdgeAntialiasing, .never, .drawing)
        case .edgeAntialiasingMask: .group(\.look, \.edgeAntialiasingMask, .never, .drawing)
        case .needsDisplayOnBoundsChange: .flag(.needsDisplayOnBoundsChange, .never, [])
        case .drawsAsynchronously: .flag(.drawsAsynchronously, .never, [])

        case .backgroundColor: .inline(\.backgroundColor, .implicit, .drawing)
        case .cornerRadius: .inline(\.cornerRadius, .implicit, .drawing)
        case .maskedCorners: .group(\.look, \.maskedCorners, .never, .drawing)
        case .cornerCurve: .group(\.look, \.cornerCurve, .never, .drawing)
        case .borderWidth: .group(\.look, \.borderWidth, .implicit, .drawing)
        case .borderColor: .group(\.look, \.borderColor, .implicit, .drawing)
        case .shadowColor: .group(\.look, \.shadowColor, .implicit, .drawing)
        case .shadowOpacity: .group(\.look, \.shadowOpacity, .implicit, .drawing)
        case .shadowOffset: .group(\.look, \.shadowOffset, .implicit, .drawing)
        case .shadowRadius: .group(\.look, \.shadowRadius, .implicit, .drawing)
        // GUESS shadow-path-action: it switches by itself; two accounts of three against the documentation.
        case .shadowPath: .group(\.look, \.shadowPath, .explicit, .drawing)
        case .compositingFilter: .compositingFilter
        case .filters: .group(\.look, \.filters, .implicit, .drawing)
        case .backgroundFilters: .group(\.look, \.backgroundFilters, .transition, .drawing)

        case .contents: .inline(\.contents, .implicit, .drawing)
        case .contentsRect: .group(\.contentsLook, \.contentsRect, .implicit, .drawing)
        case .contentsCenter: .group(\.contentsLook, \.contentsCenter, .implicit, .drawing)
        case .contentsScale: .group(\.contentsLook, \.contentsScale, .implicit, .drawing)
        case .contentsGravity: .group(\.contentsLook, \.contentsGravity, .never, .drawing)
        case .contentsFormat: .group(\.contentsLook, \.contentsFormat, .never, [])
        case .minificationFilter: .group(\.contentsLook, \.minificationFilter, .never, .drawing)
        case .magnificationFilter: .group(\.contentsLook, \.magnificationFilter, .never, .drawing)
        case .minificationFilterBias: .group(\.contentsLook, \.minificationFilterBias, .implicit, .drawing)

        case .beginTime: .group(\.timing, \.parameters.beginTime, .never, .placing)
        case .duration: .group(\.timing, \.parameters.duration, .never, .placing)
        case .speed: .group(\.timing, \.parameters.speed, .never, .placing).inSinglePrecision
        case .timeOffset: .group(\.timing, \.parameters.timeOffset, .never, .placing)
        case .repeatCount: .group(\.timing, \.parameters.repeatCount, .never, .placing).inSinglePrecision
        case .repeatDuration: .group(\.timing, \.parameters.repeatDuration, .never, .placing)
        case .autoreverses: .group(\.timing, \.parameters.autoreverses, .never, .placing)
        case .fillMode: .group(\.timing, \.parameters.fillMode, .never, .placing)

        case .path: .kind(\ShapeValues.path, .explicit, .drawing)
        case .fillColor: .kind(\ShapeValues.fillColor, .implicit, .drawing)
        case .fillRule: .kind(\ShapeValues.fillRule, .never, .drawing)
        case .strokeColor: .kind(\ShapeValues.strokeColor, .implicit, .drawing)
        case .strokeStart: .kind(\ShapeValues.strokeStart, .implicit, .drawing)
        case .strokeEnd: .kind(\ShapeValues.strokeEnd, .implicit, .drawing)
        case .lineWidth: .kind(\ShapeValues.lineWidth, .implicit, .drawing)
        case .miterLimit: .kind(\ShapeValues.miterLimit, .implicit, .drawing)
        case .lineCap: .kind(\ShapeValues.lineCap, .never, .drawing)
        case .lineJoin: .kind(\ShapeValues.lineJoin, .never, .drawing)
        case .lineDashPhase: .kind(\ShapeValues.lineDashPhase, .implicit, .drawing)
        case .lineDashPattern: .kind(\ShapeValues.lineDashPattern, .explicit, .drawing)

        case .colors: .kind(\GradientValues.colors, .implicit, .drawing)
        case .locations: .kind(\GradientValues.locations, .implicit, .drawing)
        case .startPoint: .kind(\GradientValues.startPoint, .implicit, .drawing)
        case .endPoint: .kind(\GradientValues.endPoint, .implicit, .drawing)
        case .type: .kind(\GradientValues.type, .never, .drawing)

        case .instanceCount: .kind(\ReplicatorValues.instanceCount, .implicit, .placing)
        case .instanceDelay: .kind(\ReplicatorValues.instanceDelay, .implicit, .placing)
        case .instanceTransform: .kind(\ReplicatorValues.instanceTransform, .implicit, .placing)
        case .instanceColor: .kind(\ReplicatorValues.instanceColor, .implicit, .placing)
        case .instanceRedOffset: .kind(\ReplicatorValues.instanceRedOffset, .implicit, .placing)
        case .instanceGreenOffset: .kind(\ReplicatorValues.instanceGreenOffset, .implicit, .placing)
        case .instanceBlueOffset: .kind(\ReplicatorValues.instanceBlueOffset, .implicit, .placing)
        case .instanceAlphaOffset: .kind(\ReplicatorValues.instanceAlphaOffset, .implicit, .placing)
        case .preservesDepth:
            .either(
                .kind(\ReplicatorValues.preservesDepth, .never, .placing),
                .kind(\EmitterValues.preservesDepth, .never, .placing)
            )

        case .emitterCells: .kind(\EmitterValues.cells, .never, .placing)
        case .birthRate: .kind(\EmitterValues.birthRate, .implicit, .placing)
        case .lifetime: .kind(\EmitterValues.lifetime, .implicit, .placing)
        case .emitterPosition: .kind(\EmitterValues.emitterPosition, .implicit, .placing)
        case .emitterZPosition: .kind(\EmitterValues.emitterZPosition, .implicit, .placing)
        case .emitterSize: .kind(\EmitterValues.emitterSize, .implicit, .placing)
        case .emitterDepth: .kind(\EmitterValues.emitterDepth, .implicit, .placing)
        case .emitterShape: .kind(\EmitterValues.emitterShape, .never, .placing)
        case .emitterMode: .kind(\EmitterValues.emitterMode, .never, .placing)
        case .renderMode: .kind(\EmitterValues.renderMode, .never, .placing)
        case .velocity: .kind(\EmitterValues.velocity, .implicit, .placing)
        case .scale: .kind(\EmitterValues.scale, .implicit, .placing)
        case .spin: .kind(\EmitterValues.spin, .implicit, .placing)
        case .seed: .kind(\EmitterValues.seed, .never, .placing)

        case .string: .kind(\TextValues.string, .never, .drawing)
        case .font: .kind(\TextValues.font, .never, .drawing)
        case .fontSize: .kind(\TextValues.fontSize, .implicit, .drawing)
        case .foregroundColor: .kind(\TextValues.foregroundColor, .implicit, .drawing)
        case .isWrapped: .kind(\TextValues.isWrapped, .never, .drawing, key: "wrapped")
        case .truncationMode: .kind(\TextValues.truncationMode, .never, .drawing)
        case .alignmentMode: .kind(\TextValues.alignmentMode, .never, .drawing)
        case .allowsFontSubpixelQuantization:
            .kind(\TextValues.allowsFontSubpixelQuantization, .never, .drawing)

        case .scrollMode: .kind(\ScrollValues.scrollMode, .never, [])
        case .levelsOfDetail: .kind(\TiledValues.levelsOfDetail, .never, .drawing)
        case .levelsOfDetailBias: .kind(\TiledValues.levelsOfDetailBias, .never, .drawing)
        case .tileSize: .kind(\TiledValues.tileSize, .never, .drawing)
        }
    }
}
