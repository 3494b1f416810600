public import Foundation

extension CGContext {
    /// Does nothing: a bitmap has one page.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}

    /// Does nothing: a bitmap has one page.
    public func endPage() {}
}
