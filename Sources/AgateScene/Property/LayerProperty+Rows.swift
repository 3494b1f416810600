import AgateTiming

extension LayerProperty {
    /// The registry: where each property is kept, whether it animates and its implicit action (claims 8.6, 8.7).
    ///
    /// The place gives the type of the values, the default and the kinds of layer that have it.
    var makeRow: PropertyRow {
        switch self {
        case .bounds: .inline(\.bounds, .implicit).writing(\.standardizedRect)
        case .position: .inline(\.position, .implicit)
        case .anchorPoint: .inline(\.anchorPoint, .implicit)
        case .anchorPointZ: .group(\.space, \.anchorPointZ, .implicit)
        case .zPosition: .inline(\.zPosition, .implicit)
        case .transform: .group(\.space, \.transform, .implicit)
        case .sublayerTransform: .group(\.space, \.sublayerTransform, .implicit)
        case .isGeometryFlipped: .flag(.geometryFlipped, .never, key: "geometryFlipped")

        case .opacity: .inline(\.opacity, .implicit)
        case .isHidden: .flag(.hidden, .transition, key: "hidden")
        case .isDoubleSided: .flag(.doubleSided, .explicit, key: "doubleSided")
        case .masksToBounds: .flag(.masksToBounds, .implicit)
        case .isOpaque: .flag(.opaque, .never, key: "opaque")
        case .shouldRasterize: .flag(.shouldRasterize, .implicit)
        case .rasterizationScale: .group(\.look, \.rasterizationScale, .implicit)
        case .allowsGroupOpacity: .flag(.allowsGroupOpacity, .never)
        case .allowsEdgeAntialiasing: .flag(.allowsEdgeAntialiasing, .never)
        case .edgeAntialiasingMask: .group(\.look, \.edgeAntialiasingMask, .never)
        case .needsDisplayOnBoundsChange: .flag(.needsDisplayOnBoundsChange, .never)
        case .drawsAsynchronously: .flag(.drawsAsynchronously, .never)

        case .backgroundColor: .inline(\.backgroundColor, .implicit)
        case .cornerRadius: .inline(\.cornerRadius, .implicit)
        case .maskedCorners: .group(\.look, \.maskedCorners, .never)
        case .cornerCurve: .group(\.look, \.cornerCurve, .never)
        case .borderWidth: .group(\.look, \.borderWidth, .implicit)
        case .borderColor: .group(\.look, \.borderColor, .implicit)
        case .shadowColor: .group(\.look, \.shadowColor, .implicit)
        case .shadowOpacity: .group(\.look, \.shadowOpacity, .implicit)
        case .shadowOffset: .group(\.look, \.shadowOffset, .implicit)
        case .shadowRadius: .group(\.look, \.shadowRadius, .implicit)
        // GUESS shadow-path-action: it switches by itself; two accounts of three against the documentation.
        case .shadowPath: .group(\.look, \.shadowPath, .explicit)
        case .compositingFilter: .compositingFilter
        case .filters: .group(\.look, \.filters, .implicit)
        case .backgroundFilters: .group(\.look, \.backgroundFilters, .transition)

        case .contents: .inline(\.contents, .implicit)
        case .contentsRect: .group(\.contentsLook, \.contentsRect, .implicit)
        case .contentsCenter: .group(\.contentsLook, \.contentsCenter, .implicit)
        case .contentsScale: .group(\.contentsLook, \.contentsScale, .implicit)
        case .contentsGravity: .group(\.contentsLook, \.contentsGravity, .never)
        case .contentsFormat: .group(\.contentsLook, \.contentsFormat, .never)
        case .minificationFilter: .group(\.contentsLook, \.minificationFilter, .never)
        case .magnificationFilter: .group(\.contentsLook, \.magnificationFilter, .never)
        case .minificationFilterBias: .group(\.contentsLook, \.minificationFilterBias, .implicit)

        case .beginTime: .group(\.timing, \.parameters.beginTime, .never)
        case .duration: .group(\.timing, \.parameters.duration, .never)
        case .speed: .group(\.timing, \.parameters.speed, .never).inSinglePrecision
        case .timeOffset: .group(\.timing, \.parameters.timeOffset, .never)
        case .repeatCount: .group(\.timing, \.parameters.repeatCount, .never).inSinglePrecision
        case .repeatDuration: .group(\.timing, \.parameters.repeatDuration, .never)
        case .autoreverses: .group(\.timing, \.parameters.autoreverses, .never)
        case .fillMode: .group(\.timing, \.parameters.fillMode, .never)

        case .path: .kind(\ShapeValues.path, .explicit)
        case .fillColor: .kind(\ShapeValues.fillColor, .implicit)
        case .fillRule: .kind(\ShapeValues.fillRule, .never)
        case .strokeColor: .kind(\ShapeValues.strokeColor, .implicit)
        case .strokeStart: .kind(\ShapeValues.strokeStart, .implicit)
        case .strokeEnd: .kind(\ShapeValues.strokeEnd, .implicit)
        case .lineWidth: .kind(\ShapeValues.lineWidth, .implicit)
        case .miterLimit: .kind(\ShapeValues.miterLimit, .implicit)
        case .lineCap: .kind(\ShapeValues.lineCap, .never)
        case .lineJoin: .kind(\ShapeValues.lineJoin, .never)
        case .lineDashPhase: .kind(\ShapeValues.lineDashPhase, .implicit)
        case .lineDashPattern: .kind(\ShapeValues.lineDashPattern, .explicit)

        case .colors: .kind(\GradientValues.colors, .implicit)
        case .locations: .kind(\GradientValues.locations, .implicit)
        case .startPoint: .kind(\GradientValues.startPoint, .implicit)
        case .endPoint: .kind(\GradientValues.endPoint, .implicit)
        case .type: .kind(\GradientValues.type, .never)

        case .instanceCount: .kind(\ReplicatorValues.instanceCount, .implicit)
        case .instanceDelay: .kind(\ReplicatorValues.instanceDelay, .implicit)
        case .instanceTransform: .kind(\ReplicatorValues.instanceTransform, .implicit)
        case .instanceColor: .kind(\ReplicatorValues.instanceColor, .implicit)
        case .instanceRedOffset: .kind(\ReplicatorValues.instanceRedOffset, .implicit)
        case .instanceGreenOffset: .kind(\ReplicatorValues.instanceGreenOffset, .implicit)
        case .instanceBlueOffset: .kind(\ReplicatorValues.instanceBlueOffset, .implicit)
        case .instanceAlphaOffset: .kind(\ReplicatorValues.instanceAlphaOffset, .implicit)
        case .preservesDepth:
            .either(
                .kind(\ReplicatorValues.preservesDepth, .never),
                .kind(\EmitterValues.preservesDepth, .never)
            )

        case .emitterCells: .kind(\EmitterValues.cells, .never)
        case .birthRate: .kind(\EmitterValues.birthRate, .implicit)
        case .lifetime: .kind(\EmitterValues.lifetime, .implicit)
        case .emitterPosition: .kind(\EmitterValues.emitterPosition, .implicit)
        case .emitterZPosition: .kind(\EmitterValues.emitterZPosition, .implicit)
        case .emitterSize: .kind(\EmitterValues.emitterSize, .implicit)
        case .emitterDepth: .kind(\EmitterValues.emitterDepth, .implicit)
        case .emitterShape: .kind(\EmitterValues.emitterShape, .never)
        case .emitterMode: .kind(\EmitterValues.emitterMode, .never)
        case .renderMode: .kind(\EmitterValues.renderMode, .never)
        case .velocity: .kind(\EmitterValues.velocity, .implicit)
        case .scale: .kind(\EmitterValues.scale, .implicit)
        case .spin: .kind(\EmitterValues.spin, .implicit)
        case .seed: .kind(\EmitterValues.seed, .never)

        case .string: .kind(\TextValues.string, .never)
        case .font: .kind(\TextValues.font, .never)
        case .fontSize: .kind(\TextValues.fontSize, .implicit)
        case .foregroundColor: .kind(\TextValues.foregroundColor, .implicit)
        case .isWrapped: .kind(\TextValues.isWrapped, .never, key: "wrapped")
        case .truncationMode: .kind(\TextValues.truncationMode, .never)
        case .alignmentMode: .kind(\TextValues.alignmentMode, .never)
        case .allowsFontSubpixelQuantization:
            .kind(\TextValues.allowsFontSubpixelQuantization, .never)

        case .scrollMode: .kind(\ScrollValues.scrollMode, .never)
        case .levelsOfDetail: .kind(\TiledValues.levelsOfDetail, .never)
        case .levelsOfDetailBias: .kind(\TiledValues.levelsOfDetailBias, .never)
        case .tileSize: .kind(\TiledValues.tileSize, .never)
        }
    }
}
