// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// The names of attributes. Those that UIKit has too are the same strings. Source: text T22.

/// The font, a ``CTFont``; Helvetica of 12 points without one.
public let kCTFontAttributeName: CFString = AttributeName.font.rawValue as NSString
/// Whether the context's fill colour is used where the text has no colour, a Boolean.
public let kCTForegroundColorFromContextAttributeName: CFString =
    AttributeName.foregroundColorFromContext.rawValue as NSString
/// Points between characters beside what the font says, a number; 0 also takes the kerning of pairs off.
public let kCTKernAttributeName: CFString = AttributeName.kern.rawValue as NSString
/// Points between characters, a number; instead of kerning where both are there.
public let kCTTrackingAttributeName: CFString = AttributeName.tracking.rawValue as NSString
/// The ligatures that are made, a number: 0 required ones, 1 the usual ones, 2 all.
public let kCTLigatureAttributeName: CFString = AttributeName.ligature.rawValue as NSString
/// The colour of glyphs, a `CGColor`; black without one.
public let kCTForegroundColorAttributeName: CFString =
    AttributeName.coreTextForegroundColor.rawValue as NSString
/// The colour behind glyphs, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString =
    AttributeName.coreTextBackgroundColor.rawValue as NSString
/// The layout of lines, a ``CTParagraphStyle``; UIKit's styles have the same effect.
public let kCTParagraphStyleAttributeName: CFString = AttributeName.paragraphStyle.rawValue as NSString
/// The width of outlines in per cent of the size, a number: above 0 outlines alone, below 0 filled ones too.
public let kCTStrokeWidthAttributeName: CFString = AttributeName.strokeWidth.rawValue as NSString
/// The colour of outlines, a `CGColor`; that of the glyphs without one.
public let kCTStrokeColorAttributeName: CFString = AttributeName.strokeColor.rawValue as NSString
/// The lines under the text, the number of a ``CTUnderlineStyle``.
public let kCTUnderlineStyleAttributeName: CFString = AttributeName.underlineStyle.rawValue as NSString
/// Whether glyphs are raised or lowered as the font says, a number: 1, -1 or 0.
public let kCTSuperscriptAttributeName: CFString = AttributeName.superscript.rawValue as NSString
/// The colour of the lines under the text, a `CGColor`; that of the glyphs without one.
public let kCTUnderlineColorAttributeName: CFString = AttributeName.underlineColor.rawValue as NSString
/// A glyph instead of the font's own, a ``CTGlyphInfo``.
public let kCTGlyphInfoAttributeName: CFString = AttributeName.glyphInfo.rawValue as NSString
/// The language of a text, a BCP 47 tag such as `de-CH`.
public let kCTLanguageAttributeName: CFString = AttributeName.language.rawValue as NSString
/// A run delegate, which gives the size of content other than glyphs, a ``CTRunDelegate``.
public let kCTRunDelegateAttributeName: CFString = AttributeName.runDelegate.rawValue as NSString
/// The distance of glyphs above the baseline, a number of points.
public let kCTBaselineOffsetAttributeName: CFString =
    AttributeName.coreTextBaselineOffset.rawValue as NSString
/// Directions of a stretch, an array of numbers: a ``CTWritingDirection`` with ``kCTWritingDirectionEmbedding`` or
/// ``kCTWritingDirectionOverride`` added, the outermost first.
public let kCTWritingDirectionAttributeName: CFString = AttributeName.writingDirection.rawValue as NSString
/// Whether glyphs are those of vertical lines, a Boolean; kept, and without effect.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The number of characters side by side in a vertical line; kept, and without effect.
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
/// The baseline that glyphs stand on, such as ``kCTBaselineClassRoman``; kept, and without effect.
public let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
/// The places of baselines in the font, a dictionary; kept, and without effect.
public let kCTBaselineInfoAttributeName: CFString = "CTBaselineInfo"
/// The places of the line's baselines, a dictionary; kept, and without effect.
public let kCTBaselineReferenceInfoAttributeName: CFString = "CTBaselineReferenceInfo"
/// A small text beside the characters, a ``CTRubyAnnotation``; kept, and not drawn.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
/// The size of an annotation, as a fraction of its characters' size, a number.
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
/// Whether an annotation is made smaller to fit beside its characters, a Boolean.
public let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"
/// The baseline of Latin letters.
public let kCTBaselineClassRoman: CFString = "CTBaselineClassRoman"
/// The middle of ideographs.
public let kCTBaselineClassIdeographicCentered: CFString = "CTBaselineClassIdeographicCentered"
/// The lower edge of ideographs.
public let kCTBaselineClassIdeographicLow: CFString = "CTBaselineClassIdeographicLow"
/// The upper edge of ideographs.
public let kCTBaselineClassIdeographicHigh: CFString = "CTBaselineClassIdeographicHigh"
/// The line that letters hang from.
public let kCTBaselineClassHanging: CFString = "CTBaselineClassHanging"
/// The middle of signs of mathematics.
public let kCTBaselineClassMath: CFString = "CTBaselineClassMath"
/// Under this name a dictionary of baselines has the font that they are of.
public let kCTBaselineReferenceFont: CFString = "CTBaselineReferenceFont"
/// In a dictionary of baselines: the font of the characters themselves.
public let kCTBaselineOriginalFont: CFString = "CTBaselineOriginalFont"
/// Under this name the options of a ``CTTextTab`` have the characters that are aligned with it, a character set.
public let kCTTabColumnTerminatorsAttributeName: CFString = "NSTabColumnTerminatorsAttributeName"
/// Whether characters stay in their order, a Boolean; kept, and without effect.
public let kCTTypesetterOptionDisableBidiProcessing: CFString = "CTTypesetterOptionDisableBidiProcessing"
/// The direction of the text whatever its style says, a number: 0 from left to right, 1 from right to left.
public let kCTTypesetterOptionForcedEmbeddingLevel: CFString = "CTTypesetterOptionForcedEmbeddingLevel"
/// Whether a text may take any time, a Boolean; it always may.
public let kCTTypesetterOptionAllowUnboundedLayout: CFString = "CTTypesetterOptionAllowUnboundedLayout"
/// The direction in which lines follow one another, the number of a ``CTFrameProgression``; kept, and without effect.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The rule for the inside of a path, the number of a ``CTFramePathFillRule``.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The width of the line that a path is, a number; kept, and without effect.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// Paths that lines go around, an array of dictionaries or paths.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// A path that lines go around, a `CGPath`.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"
