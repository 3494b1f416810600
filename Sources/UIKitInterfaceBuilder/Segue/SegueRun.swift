import Foundation
import QuartzCore
import UIKitControllers
@_spi(UIKitRooms) import UIKitCore

/// One performance of a segue: the destination is made, the source prepares for it, and it is shown.
///
/// Source: Apple's documentation of `UIViewController.prepare(for:sender:)`.
@MainActor struct SegueRun {
    private let template: SegueTemplate
    private let interface: SceneInterface
    private let source: UIViewController
    private let sender: Any?

    init(_ template: SegueTemplate, _ interface: SceneInterface, _ source: UIViewController, sender: Any?) {
        (self.template, self.interface, self.source, self.sender) = (template, interface, source, sender)
    }

    func perform() {
        if template.kind == .unwind { return unwind() }
        if template.kind == .embed, !EmbedSegue.hasRoom(for: source, template, interface) { return }
        guard let destination = interface.makeDestination(of: template, creator: creator) else { return }
        style(destination)
        let segue = make(to: destination)
        segue.setHandler(handler(to: destination))
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    // MARK: The destination

    /// Makes the destination by the source's method that the storyboard names; nil for none.
    private var creator: ((NSCoder) -> UIViewController?)? {
        guard let name = template.creation else { return nil }
        return { [self] coder in
            guard let method = InterfaceTables.segueAction(name, of: source) else {
                interface.tell(
                    template,
                    "destinationCreationSelector",
                    "\(type(of: source)) lists no @IBSegueAction \"\(name)\"; its destination is made by init(coder:)."
                )
                return nil
            }
            return method.perform(on: source, with: [coder, sender, template.identifier])
                as? UIViewController
        }
    }

    /// Gives the destination what the storyboard says of its presentation, before the source prepares for it.
    private func style(_ destination: UIViewController) {
        if template.kind == .popover {
            destination.modalPresentationStyle = .popover
            if let popover = destination.popoverPresentationController { point(popover) }
        } else if let style = template.style {
            destination.modalPresentationStyle = style
        }
        if let transition = template.transition { destination.modalTransitionStyle = transition }
    }

    private func point(_ popover: UIPopoverPresentationController) {
        let anchor = template.popover
        popover.barButtonItem = interface.object(anchor.barButtonItem) as? UIBarButtonItem
        popover.sourceView = interface.object(anchor.view) as? UIView
        if popover.barButtonItem == nil, popover.sourceView == nil {
            // Without an anchor it points at what was touched.
            popover.barButtonItem = sender as? UIBarButtonItem
            popover.sourceView = sender as? UIView
        }
        if let rect = anchor.rect { popover.sourceRect = rect }
        if let directions = anchor.directions { popover.permittedArrowDirections = directions }
        let views = anchor.passthrough.compactMap { interface.object($0) as? UIView }
        if !views.isEmpty { popover.passthroughViews = views }
    }

    // MARK: The segue

    private func make(to destination: UIViewController) -> UIStoryboardSegue {
        let parts = SegueParts(identifier: template.identifier, source: source, destination: destination)
        guard let (name, module) = template.customClass else { return UIStoryboardSegue(parts: parts) }
        guard let type = ClassLookup.type(named: name, module: module) as? UIStoryboardSegue.Type else {
            interface.tell(template, "customClass", "there is no class \(name) of segues in the program.")
            return UIStoryboardSegue(parts: parts)
        }
        return type.init(parts: parts)
    }

    /// What the segue does unless its class does something else.
    private func handler(to destination: UIViewController) -> (() -> Void)? {
        switch template.kind {
        case .relationship, .unwind, .custom: nil
        case .show: animated { source.show(destination, sender: sender) }
        case .showDetail: animated { source.showDetailViewController(destination, sender: sender) }
        case .present, .popover: { source.present(destination, animated: template.isAnimated) }
        case .embed:
            { EmbedSegue.perform(from: source, to: destination, in: interface.container(of: template)) }
        case .push: { push(destination) }
        }
    }

    private func animated(_ show: @escaping () -> Void) -> () -> Void {
        { [template] in
            if template.isAnimated { show() } else { UIView.performWithoutAnimation(show) }
        }
    }

    private func push(_ destination: UIViewController) {
        guard let navigation = source as? UINavigationController ?? source.navigationController else {
            InterfaceMistake.stop(
                "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
            )
        }
        navigation.pushViewController(destination, animated: template.isAnimated)
    }

    // MARK: The way back

    /// Looks for the controller that wants the action, lets the source prepare, calls the action, and goes back.
    private func unwind() {
        guard let name = template.unwindAction else { return }
        let start = UIStoryboardUnwindSegueSource(
            source: source,
            unwindAction: Selector(name),
            sender: sender
        )
        guard let route = UnwindRoute(start) else { return }
        let segue: UIStoryboardSegue
        if let own = route.ownSegue(from: source, identifier: template.identifier) {
            segue = own
        } else {
            segue = make(to: route.destination)
            segue.setHandler { [weak segue] in
                if let segue { route.perform(segue, animated: template.isAnimated) }
            }
        }
        source.prepare(for: segue, sender: sender)
        NamedActions.method(name, of: route.destination)?.perform(on: route.destination, with: [segue])
        segue.perform()
    }
}
