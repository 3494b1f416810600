import CoreText
public import Foundation

extension AttributeScopes {
    /// The attributes that UIKit knows in an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit knows in an `AttributedString`, each under the key that attributed strings of objects have for it.
    ///
    /// They are kept when an `AttributedString` becomes an `NSAttributedString`, and the other way round.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// What is added to the distance of letters, in points.
        public let kern: KernAttribute
        /// What is added to the distance of letters, in points, ligatures kept apart.
        public let tracking: TrackingAttribute
        /// How the text is struck through.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// How the text is underlined.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of outlines, in percent of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// How far the text stands above the line, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of fonts.
        public enum FontAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIFont
            /// The name of the key.
            public static let name = "NSFont"
        }

        /// The key of styles of paragraphs.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSParagraphStyle
            /// The name of the key.
            public static let name = "NSParagraphStyle"
        }

        /// The key of colours of text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = "NSColor"
        }

        /// The key of colours behind text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = "NSBackgroundColor"
        }

        /// The key of kerning.
        public enum KernAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "NSKern"
        }

        /// The key of tracking.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "CTTracking"
        }

        /// The key of lines through text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The name of the key.
            public static let name = "NSStrikethrough"
        }

        /// The key of lines under text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The name of the key.
            public static let name = "NSUnderline"
        }

        /// The key of colours of lines under text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = "NSUnderlineColor"
        }

        /// The key of colours of lines through text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = "NSStrikethroughColor"
        }

        /// The key of colours of outlines.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = "NSStrokeColor"
        }

        /// The key of widths of outlines.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "NSStrokeWidth"
        }

        /// The key of shadows.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSShadow
            /// The name of the key.
            public static let name = "NSShadow"
        }

        /// The key of heights above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "NSBaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names: `container.font`, `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
