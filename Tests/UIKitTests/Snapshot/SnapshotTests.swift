import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pictures of views.
///
/// Source: uikit U20.
@MainActor @Suite("Snapshots")
struct SnapshotTests {
    private func square(in window: UIWindow) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        window.addSubview(view)
        return view
    }

    private func pixel(_ view: UIView?, _ x: Int, _ y: Int) -> [UInt8] {
        (view?.layer.contents as? CGImage).map { UIImage(cgImage: $0).pixel(x, y) } ?? []
    }

    @Test("a snapshot is what was shown, and does not change when the view does (uikit U20)")
    func frozen() {
        onWindow { display, window in
            let view = square(in: window)
            display.advance(by: 0)
            let before = view.snapshotView(afterScreenUpdates: false)
            view.backgroundColor = .green
            let same = view.snapshotView(afterScreenUpdates: false)
            let after = view.snapshotView(afterScreenUpdates: true)
            #expect(before?.bounds == view.bounds && before?.subviews.isEmpty == true)
            #expect(pixel(before, 30, 10) == [255, 0, 0, 255] && pixel(before, 5, 5) == [0, 0, 255, 255])
            #expect(pixel(same, 30, 10) == [255, 0, 0, 255])
            #expect(pixel(after, 30, 10) == [0, 255, 0, 255])
        }
    }

    @Test("a snapshot of something in motion shows where it is")
    func moving() {
        onWindow { display, window in
            let view = square(in: window)
            display.advance(by: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.subviews[0].frame.origin.x = 20
            }
            display.advance(by: 0.5)
            let picture = view.snapshotView(afterScreenUpdates: false)
            #expect(pixel(picture, 5, 5) == [255, 0, 0, 255] && pixel(picture, 15, 5) == [0, 0, 255, 255])
            #expect(pixel(picture, 35, 5) == [255, 0, 0, 255])
        }
    }

    @Test("an empty part has no snapshot, a view that was never shown an empty one")
    func empty() {
        onWindow { display, window in
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
            let view = square(in: window)
            #expect(view.snapshotView(afterScreenUpdates: false)?.layer.contents == nil)
            #expect(pixel(view.snapshotView(afterScreenUpdates: true), 30, 10) == [255, 0, 0, 255])
            let part = view.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 20, height: 10),
                afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
            )
            #expect(part?.bounds.size == CGSize(width: 20, height: 10))
            #expect(part?.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        }
    }

    @Test("a hierarchy is drawn into the current context, as large as asked")
    func hierarchy() {
        onWindow { display, window in
            let view = square(in: window)
            display.advance(by: 0)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            var isDrawn = false
            let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image {
                _ in
                isDrawn = view.drawHierarchy(
                    in: CGRect(x: 0, y: 0, width: 80, height: 80),
                    afterScreenUpdates: false
                )
            }
            #expect(
                isDrawn && image.pixel(60, 40) == [255, 0, 0, 255] && image.pixel(20, 40) == [0, 0, 255, 255]
            )
            #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        }
    }
}
