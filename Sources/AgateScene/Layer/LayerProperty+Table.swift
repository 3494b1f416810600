/// What the table knows about one property.
package struct PropertyRow: Sendable, Hashable {
    /// The key of key-value coding, of actions and of animations: Objective-C's spelling.
    package let keyPath: String
    /// Swift's spelling where it differs (`isHidden` for `hidden`).
    package let swiftName: String
    /// The type of its values.
    package let kind: ValueKind
    /// Whether animations of it have an effect.
    package let isAnimatable: Bool
    /// What a change of it starts on a committed stand-alone layer.
    package let implicitAction: ImplicitAction
    /// What a change of it makes stale.
    package let effects: PropertyEffects
    /// The kinds of layer that have it.
    package let kinds: LayerKinds
}

/// The types of property values.
package enum ValueKind: UInt8, Sendable, Hashable {
    /// A number kept in double precision.
    case number
    /// A number that Apple keeps as `Float`.
    case float
    /// Bits.
    case integer
    /// A whole number; values in between are rounded.
    case count
    case bool
    case point
    case size
    case rect
    case color
    case transform
    case path
    /// A list of numbers, or nil.
    case numbers
    /// A string or an enumeration that has strings; nil for an unset filter.
    case string
    /// An image or another object.
    case contents
    /// A list of colours, or nil.
    case colors
    /// A string or another object, or nil.
    case object
    /// The cells of an emitter, or nil.
    case cells
    /// Filters that are applied one after the other, or nil.
    case filters
}

/// What a property change starts by itself.
package enum ImplicitAction: Sendable, Hashable {
    case none
    /// A basic animation from the old to the new value.
    case basic
    /// A fade of the whole layer.
    case transition
}

/// What a property change makes stale.
package struct PropertyEffects: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Where the layer or its sublayers are.
    package static let place = PropertyEffects(rawValue: 1 << 0)
    /// What the layer itself looks like.
    package static let look = PropertyEffects(rawValue: 1 << 1)
    /// How the layer and its sublayers are put together: opacity, clipping, visibility.
    package static let composition = PropertyEffects(rawValue: 1 << 2)
    /// The paint order among the siblings.
    package static let order = PropertyEffects(rawValue: 1 << 3)
    /// The clock of the layer and of everything below it.
    package static let time = PropertyEffects(rawValue: 1 << 4)
    /// The layout of sublayers.
    package static let layout = PropertyEffects(rawValue: 1 << 5)
}

extension LayerProperty {
    /// What the table knows about this property.
    package var row: PropertyRow { Self.rows[Int(rawValue)] }

    /// The key of key-value coding, of actions and of animations.
    package var keyPath: String { Self.keyPaths[Int(rawValue)] }

    /// What a change of it starts on a committed stand-alone layer.
    package var implicitAction: ImplicitAction { Self.implicitActions[Int(rawValue)] }

    /// Finds a property by either spelling of its key.
    package init?(key: String) {
        guard let property = Self.byKey[key] else { return nil }
        self = property
    }

    /// Whether only some kinds of layer have it.
    package var belongsToKind: Bool { rawValue >= LayerProperty.path.rawValue }

    private static let rows: [PropertyRow] = allCases.map(\.makeRow)

    // Columns that every change of a property reads, so that it copies no row (benchmark `set/implicit-action`).
    private static let keyPaths: [String] = rows.map(\.keyPath)
    private static let implicitActions: [ImplicitAction] = rows.map(\.implicitAction)

    private static let byKey: [String: LayerProperty] = {
        var table: [String: LayerProperty] = [:]
        for property in allCases {
            table[property.row.keyPath] = property
            table[property.row.swiftName] = property
        }
        return table
    }()

    private var makeRow: PropertyRow {
        let swiftName = "\(self)"
        let (kind, isAnimatable, action, effects) = columns
        return PropertyRow(
            keyPath: objectiveCName ?? swiftName,
            swiftName: swiftName,
            kind: kind,
            isAnimatable: isAnimatable,
            implicitAction: action,
            effects: effects,
            kinds: kinds
        )
    }

    private var objectiveCName: String? {
        switch self {
        case .isHidden: "hidden"
        case .isDoubleSided: "doubleSided"
        case .isGeometryFlipped: "geometryFlipped"
        case .isOpaque: "opaque"
        case .isWrapped: "wrapped"
        default: nil
        }
    }

    private var kinds: LayerKinds {
        switch self {
        case .path, .fillColor, .fillRule, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
            .lineCap, .lineJoin, .lineDashPhase, .lineDashPattern:
            .shape
        case .colors, .locations, .startPoint, .endPoint, .type: .gradient
        case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
            .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
            .replicator
        case .preservesDepth: [.replicator, .emitter]
        case .emitterCells, .birthRate, .lifetime, .emitterPosition, .emitterZPosition, .emitterSize,
            .emitterDepth, .emitterShape, .emitterMode, .renderMode, .velocity, .scale, .spin, .seed:
            .emitter
        case .string, .font, .fontSize, .foregroundColor, .isWrapped, .truncationMode, .alignmentMode,
            .allowsFontSubpixelQuantization:
            .text
        case .scrollMode: .scroll
        case .levelsOfDetail, .levelsOfDetailBias, .tileSize: .tiled
        default: .all
        }
    }

    private typealias Columns = (
        kind: ValueKind, isAnimatable: Bool, action: ImplicitAction, effects: PropertyEffects
    )

    /// What is known of each property: its type, whether it animates and its implicit action (claims 8.6, 8.7), and what
    /// a change of it asks for.
    private var columns: Columns {
        switch self {
        case .bounds: (.rect, true, .basic, [.place, .look, .layout])
        case .position: (.point, true, .basic, .place)
        case .anchorPoint: (.point, true, .basic, .place)
        case .anchorPointZ: (.number, true, .basic, .place)
        case .zPosition: (.number, true, .basic, [.place, .order])
        case .transform: (.transform, true, .basic, .place)
        case .sublayerTransform: (.transform, true, .basic, .place)
        case .isGeometryFlipped: (.bool, false, .none, .place)

        case .opacity: (.float, true, .basic, .composition)
        case .isHidden: (.bool, true, .transition, .composition)
        case .isDoubleSided: (.bool, true, .none, .composition)
        case .masksToBounds: (.bool, true, .basic, .composition)
        case .isOpaque: (.bool, false, .none, .look)
        case .shouldRasterize: (.bool, true, .basic, .composition)
        case .rasterizationScale: (.number, true, .basic, .composition)
        case .allowsGroupOpacity: (.bool, false, .none, .composition)
        case .allowsEdgeAntialiasing: (.bool, false, .none, .look)
        case .edgeAntialiasingMask: (.integer, false, .none, .look)
        case .needsDisplayOnBoundsChange: (.bool, false, .none, [])
        case .drawsAsynchronously: (.bool, false, .none, [])

        case .backgroundColor: (.color, true, .basic, .look)
        case .cornerRadius: (.number, true, .basic, [.look, .composition])
        case .maskedCorners: (.integer, false, .none, [.look, .composition])
        case .cornerCurve: (.string, false, .none, [.look, .composition])
        case .borderWidth: (.number, true, .basic, .look)
        case .borderColor: (.color, true, .basic, .look)
        case .shadowColor: (.color, true, .basic, .look)
        case .shadowOpacity: (.float, true, .basic, .look)
        case .shadowOffset: (.size, true, .basic, .look)
        case .shadowRadius: (.number, true, .basic, .look)
        // GUESS shadow-path-action: it switches by itself; two accounts of three against the documentation.
        case .shadowPath: (.path, true, .none, .look)
        case .compositingFilter: (.string, true, .transition, .composition)
        case .filters: (.filters, true, .basic, [.look, .composition])
        case .backgroundFilters: (.filters, true, .transition, [.look, .composition])

        case .contents: (.contents, true, .basic, .look)
        case .contentsRect: (.rect, true, .basic, .look)
        case .contentsCenter: (.rect, true, .basic, .look)
        case .contentsScale: (.number, true, .basic, .look)
        case .contentsGravity: (.string, false, .none, .look)
        case .contentsFormat: (.string, false, .none, .look)
        case .minificationFilter, .magnificationFilter: (.string, false, .none, .look)
        case .minificationFilterBias: (.float, true, .basic, .look)

        case .beginTime, .duration, .timeOffset, .repeatDuration: (.number, false, .none, .time)
        case .speed, .repeatCount: (.float, false, .none, .time)
        case .autoreverses: (.bool, false, .none, .time)
        case .fillMode: (.string, false, .none, .time)

        case .path: (.path, true, .none, .look)
        case .fillColor, .strokeColor: (.color, true, .basic, .look)
        case .fillRule, .lineCap, .lineJoin: (.string, false, .none, .look)
        case .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
            (.number, true, .basic, .look)
        case .lineDashPattern: (.numbers, true, .none, .look)

        case .colors: (.colors, true, .basic, .look)
        case .locations: (.numbers, true, .basic, .look)
        case .startPoint, .endPoint: (.point, true, .basic, .look)
        case .type: (.string, false, .none, .look)

        case .instanceCount: (.count, true, .basic, .place)
        case .instanceDelay: (.number, true, .basic, .time)
        case .instanceTransform: (.transform, true, .basic, .place)
        case .instanceColor: (.color, true, .basic, .look)
        case .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
            (.float, true, .basic, .look)
        case .preservesDepth: (.bool, false, .none, .place)

        case .emitterCells: (.cells, false, .none, .look)
        case .birthRate, .lifetime, .velocity, .scale, .spin: (.float, true, .basic, .look)
        case .emitterPosition: (.point, true, .basic, .look)
        case .emitterZPosition, .emitterDepth: (.number, true, .basic, .look)
        case .emitterSize: (.size, true, .basic, .look)
        case .emitterShape, .emitterMode, .renderMode: (.string, false, .none, .look)
        case .seed: (.count, false, .none, .look)

        case .string, .font: (.object, false, .none, .look)
        case .fontSize: (.number, true, .basic, .look)
        case .foregroundColor: (.color, true, .basic, .look)
        case .isWrapped, .allowsFontSubpixelQuantization: (.bool, false, .none, .look)
        case .truncationMode, .alignmentMode: (.string, false, .none, .look)

        case .scrollMode: (.string, false, .none, [])
        case .levelsOfDetail, .levelsOfDetailBias: (.count, false, .none, .look)
        case .tileSize: (.size, false, .none, .look)
        }
    }
}
