import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [NotedController]
    var log: [String] = []

    init(_ pages: [NotedController]) { self.pages = pages }

    private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let index = index(viewController)
        return index > 0 ? pages[index - 1] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let index = index(viewController)
        return index + 1 < pages.count ? pages[index + 1] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \(index(pendingViewControllers[0]))") }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { log.append("did \(finished) \(index(previousViewControllers[0])) \(completed)") }
}

@MainActor @Suite("Pages and columns")
struct PageAndSplitTests {
    private func onBook(
        _ options: [UIPageViewController.OptionsKey: Any]? = nil,
        _ body: (ManualDisplay, UIWindow, UIPageViewController, Book, CallLog) -> Void
    ) {
        let log = CallLog()
        let book = Book((0..<3).map { NotedController("\($0)", log) })
        let pages = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: options
        )
        pages.dataSource = book
        pages.delegate = book
        onPhone(root: pages) { display, window in
            pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            display.advance(by: 0)
            _ = log.take()
            body(display, window, pages, book, log)
        }
    }

    @Test("a finger turns to the next page, and the delegate and the pages hear of it (uikit U168)")
    func turn() {
        onBook { display, window, pages, book, log in
            TouchScript { $0.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), over: 0.2) }
                .play(in: window)
            display.advance(by: 3)
            #expect(pages.viewControllers == [book.pages[1]])
            #expect(book.log == ["will 1", "did true 0 true"])
            #expect(
                log.take() == [
                    "1 willMove in", "0 willDisappear", "1 willAppear", "1 isAppearing", "0 willMove nil",
                    "0 didDisappear", "1 didAppear", "0 didMove nil", "1 didMove in",
                ]
            )
            let shown = book.pages[1].view
            #expect(shown?.convert(shown?.bounds ?? .zero, to: nil) == window.bounds)
            #expect(book.pages[0].view.superview == nil)
        }
    }

    @Test("a page that is let go comes back (uikit U168)")
    func back() {
        onBook { display, window, pages, book, log in
            TouchScript {
                $0.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: 0.5, rest: 0.3)
            }.play(in: window)
            display.advance(by: 3)
            #expect(pages.viewControllers == [book.pages[0]] && book.log == ["will 1", "did true 0 false"])
            #expect(
                log.take().suffix(4) == ["1 didDisappear", "0 didAppear", "1 willMove nil", "1 didMove nil"]
            )
            // Before the first page there is none: it springs back, and nobody is told.
            book.log = []
            TouchScript { $0.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3) }
                .play(in: window)
            display.advance(by: 3)
            #expect(pages.viewControllers == [book.pages[0]] && book.log == [])
        }
    }

    @Test("pages that are set come from their side, with the space between (uikit U168)")
    func set() {
        onBook([.interPageSpacing: 20]) { display, window, pages, book, log in
            var finished: Bool?
            pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished = $0 }
            #expect(finished == nil)
            display.advance(by: 0)
            let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
            #expect(x == 413)
            display.advance(by: 1)
            #expect(finished == true && pages.viewControllers == [book.pages[2]] && book.log == [])
            #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).x == 0)
        }
    }

    @Test("columns stand side by side from 700 points on, and upon each other below (uikit U168)")
    func split() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        onPhone(root: split, size: CGSize(width: 1000, height: 700), insets: .zero) { display, window in
            #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
            #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
            #expect(detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
            #expect(list.splitViewController === split && split.primaryColumnWidth == 320)
            split.hide(.primary)
            display.advance(by: 1)
            #expect(
                split.displayMode == .secondaryOnly && detail.navigationController?.view.frame.width == 1000
            )
            split.show(.primary)
            display.advance(by: 1)
            window.frame.size = CGSize(width: 400, height: 700)
            display.advance(by: 0)
            #expect(split.isCollapsed && list.navigationController?.viewControllers == [list, detail])
            #expect(list.navigationController?.view.frame.width == 400)
            window.frame.size = CGSize(width: 1000, height: 700)
            display.advance(by: 0)
            #expect(!split.isCollapsed && list.navigationController?.viewControllers == [list])
            #expect(
                detail.view.window === window && detail.navigationController !== list.navigationController
            )
            let other = UIViewController()
            list.showDetailViewController(other, sender: nil)
            #expect(split.viewController(for: .secondary) === other && other.view.window === window)
        }
    }

    @Test("a search is active from the first letter on, and its results lie over what is searched")
    func search() {
        final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
            var log: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                log.append("\(searchController.searchBar.text ?? "") \(searchController.isActive)")
            }
            func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
            func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
            func didDismissSearchController(_ searchController: UISearchController) { log.append("gone") }
        }
        let (list, results, updater) = (UIViewController(), UIViewController(), Updater())
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = updater
        search.delegate = updater
        list.navigationItem.searchController = search
        onPhone(root: UINavigationController(rootViewController: list)) { display, window in
            #expect(search.searchBar.window === window)
            search.isActive = true
            #expect(search.searchBar.isFirstResponder && updater.log == ["will", " true", "did"])
            #expect(results.viewIfLoaded?.superview == nil)
            KeyDelivery.type("a")
            #expect(
                updater.log.last == "a true" && results.view.superview === list.view
                    && results.parent === list
            )
            search.isActive = false
            #expect(updater.log.suffix(2) == [" false", "gone"] && results.view.superview == nil)
            display.advance(by: 1)
        }
    }
}
