import CoreText
public import Foundation

extension AttributeScopes {
    /// The attributes of an `AttributedString` that UIKit defines.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of an `AttributedString` that UIKit defines, each under the key that `NSAttributedString` has for it.
    ///
    /// They are kept when an `AttributedString` becomes an `NSAttributedString`, and the other way round.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The alignment, the spacing and the indents of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The points that are added to the distance between letters; ligatures are kept.
        public let kern: KernAttribute
        /// The points that are added to the distance between letters; ligatures are resolved.
        public let tracking: TrackingAttribute
        /// The pattern of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The pattern of the line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the letters' outlines; without it they have the text's colour.
        public let strokeColor: StrokeColorAttribute
        /// The width of outlines, in percent of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the letters.
        public let shadow: ShadowAttribute
        /// The offset of the text above its baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes that Foundation defines, such as links.
        public let foundation: FoundationAttributes

        /// The attribute key of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the values: fonts at a size.
            public typealias Value = UIFont
            /// The name under which an `NSAttributedString` has the font.
            public static let name = "NSFont"
        }

        /// The attribute key of the paragraph's style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// Values are paragraph styles.
            public typealias Value = NSParagraphStyle
            /// The name under which an `NSAttributedString` has the paragraph's style.
            public static let name = "NSParagraphStyle"
        }

        /// The attribute key of the letters' colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the values: colours, which may depend on traits.
            public typealias Value = UIColor
            /// The name under which an `NSAttributedString` has the letters' colour.
            public static let name = "NSColor"
        }

        /// The attribute key of the colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the values: colours, which may depend on traits.
            public typealias Value = UIColor
            /// The name under which an `NSAttributedString` has the colour behind the letters.
            public static let name = "NSBackgroundColor"
        }

        /// The attribute key of the kerning.
        public enum KernAttribute: AttributedStringKey {
            /// Values are points that are added between letters.
            public typealias Value = CGFloat
            /// The name under which an `NSAttributedString` has the kerning.
            public static let name = "NSKern"
        }

        /// The attribute key of the tracking.
        public enum TrackingAttribute: AttributedStringKey {
            /// Values are points that are added between letters.
            public typealias Value = CGFloat
            /// The name under which an `NSAttributedString` has the tracking.
            public static let name = "CTTracking"
        }

        /// The attribute key of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// Values are line patterns.
            public typealias Value = NSUnderlineStyle
            /// The name under which an `NSAttributedString` has the line through the text.
            public static let name = "NSStrikethrough"
        }

        /// The attribute key of the line below the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// Values are line patterns.
            public typealias Value = NSUnderlineStyle
            /// The name under which an `NSAttributedString` has the line below the text.
            public static let name = "NSUnderline"
        }

        /// The key of colours of lines under text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the values: colours, which may depend on traits.
            public typealias Value = UIColor
            /// The name under which an `NSAttributedString` has the colour of the line below the text.
            public static let name = "NSUnderlineColor"
        }

        /// The key of colours of lines through text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the values: colours, which may depend on traits.
            public typealias Value = UIColor
            /// The name under which an `NSAttributedString` has the colour of the line through the text.
            public static let name = "NSStrikethroughColor"
        }

        /// The attribute key of the outlines' colour.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the values: colours, which may depend on traits.
            public typealias Value = UIColor
            /// The name under which an `NSAttributedString` has the outlines' colour.
            public static let name = "NSStrokeColor"
        }

        /// The attribute key of the outlines' width.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// Values are percents of the font's size; negative ones fill the letters, too.
            public typealias Value = CGFloat
            /// The name under which an `NSAttributedString` has the outlines' width.
            public static let name = "NSStrokeWidth"
        }

        /// The attribute key of the letters' shadow.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the values: shadows with offset, blur radius and colour.
            public typealias Value = NSShadow
            /// The name under which an `NSAttributedString` has the letters' shadow.
            public static let name = "NSShadow"
        }

        /// The key of heights above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Values are points by which the letters stand above the baseline.
            public typealias Value = CGFloat
            /// The name under which an `NSAttributedString` has the offset from the baseline.
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
