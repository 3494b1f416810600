/// Names that UIKit, QuartzCore and CoreGraphics have on Apple's systems and that Foundation and Swift have here, read off their symbol graphs.
enum FoundationNames {
    /// Types and members.
    static let all: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "Int", "NSIndexPath", "NSNull",
        "NSTextCheckingKey",
        "NSTextCheckingResult", "String", "currentMode", "customMirror", "documentIdentifier", "errorDomain",
        "isAsynchronous", "maxXEdge", "maxYEdge", "minXEdge", "minYEdge", "offsetBy", "rectValue",
        "whitespace",
    ]
}
