/// Names that a source has on Apple's systems when it imports Foundation alone, and that come from modules above it here.
enum RuntimeNames {
    /// All of them.
    static let all = ofObjectiveC.union(ofUIKit)

    /// Names of Objective-C's runtime, and of Foundation's that stand on it: QuartzCore has them.
    static let ofObjectiveC: Set<String> = [
        "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "IMP", "NSDataDetector", "NSException", "NSHashTable",
        "NSInteger", "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation",
        "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSMapTable", "NSPointerArray",
        "NSPointerFunctions", "NSSelectorFromString", "NSStringFromProtocol", "NSStringFromSelector",
        "NSTextCheckingKey", "NSTextCheckingTypes", "NSUInteger", "Protocol", "Selector", "autoreleasepool",
        "class_addMethod", "class_getClassMethod", "class_getInstanceMethod", "class_getMethodImplementation",
        "class_getName", "class_getSuperclass", "class_replaceMethod", "method_exchangeImplementations",
        "method_getImplementation", "method_getName", "method_getTypeEncoding", "method_setImplementation",
        "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "object_getClass",
        "object_getClassName", "protocol_getName",
    ]

    /// Names of attributed texts and layouts, which UIKit has.
    static let ofUIKit: Set<String> = [
        "NSDataAsset", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSLineBreakMode",
        "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow", "NSStringDrawingContext",
        "NSStringDrawingOptions", "NSUnderlineStyle",
    ]
}
