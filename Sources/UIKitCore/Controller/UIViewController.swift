import CoreGraphics
public import Foundation
public import QuartzCore

/// Manages a view, from its making to its appearing and disappearing, and other controllers in it.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder, in `Presentation` or in `Transition`. All
/// that programs override stands in it, because members of extensions cannot be overridden without an Objective-C runtime: that is the
/// length of this file.
///
/// Source: uikit U160 to U169.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, @preconcurrency NSCoding {
    private var viewStorage: UIView?
    nonisolated(unsafe) var childStorage: [UIViewController] = []
    weak var parentStorage: UIViewController?
    var appearance = AppearanceCallbacks.Record()
    var isMovingToParentStorage = false
    package var isMovingFromParentStorage = false
    /// Whether ``updateProperties()`` is to be called before the next layout, or when the view comes into a window.
    var needsPropertyUpdate = true
    /// The links between the presenting and the presented controller, and the style.
    package let presentation = PresentationLinks()
    /// The transition that the controller takes part in.
    package weak var transitionStorage: ControllerTransition?
    private var ownKeyCommands: [UIKeyCommand] = []
    /// The scroll views that bars at the edges watch.
    let contentScrollViews = ContentScrollViews()

    // MARK: Making controllers

    /// Makes a controller; nib files are not read, so the view is made by ``loadView()``.
    ///
    /// Compiled nibs cannot be read: where no subclass makes the view, one line in the log says so, with the nib's name.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller without a nib.
    @preconcurrency @MainActor public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller; of an archive its title alone is read.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        coder.didInitialize(self, as: UIViewController.self)
    }

    /// Writes the controller into an archive, with its title.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
    }

    deinit { ControllerReaper.release(&childStorage) }

    /// Gives the children up to a caller that frees them one by one.
    nonisolated func takeChildren() -> [UIViewController] {
        defer { childStorage = [] }
        return childStorage
    }

    /// The name of the nib file that the controller was made with, or that its storyboard names.
    public package(set) final var nibName: String?
    /// The bundle of the nib file; kept for reading back.
    public let nibBundle: Bundle?
    /// The document of Interface Builder that the controller, or its view, comes from.
    package final var interface: (any ControllerInterface)?

    /// The storyboard that the controller was loaded from; nil for one that the program has made.
    open var storyboard: UIStoryboard? { interface?.storyboard }

    /// The title of the controller, which bars show; nil for none.
    open var title: String? {
        willSet { willChangeValue(forKey: "title", from: title) }
        didSet {
            titleDidChange()
            didChangeValue(forKey: "title", to: title)
        }
    }

    /// A name for the restoring of states; kept for reading back, nothing is restored.
    open var restorationIdentifier: String?

    // MARK: The view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view of the controller; reading it loads the view if needed.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            viewStorage?.viewController = nil
            viewStorage = newValue
            newValue?.viewController = self
            newValue?.traitAnswer = nil
        }
    }

    /// The view, if it has been loaded; else nil.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Makes the view and assigns it: that of the storyboard or nib that the controller comes from, by default a plain view of the screen's size.
    ///
    /// A controller that no storyboard has made takes the view of the nib of its ``nibName``; without such a name, of a nib that is named like its
    /// class, or like its class without "Controller".
    open func loadView() {
        if loadInterface() { return }
        let made = UIView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    /// Makes the view of the controller's storyboard or nib; false where there is none.
    package final func loadInterface() -> Bool {
        interface?.loadView(of: self) ?? false || ControllerNib.load(self)
    }

    /// Makes the view if that has not happened.
    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        if viewStorage == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Called after the view was loaded; has no effect unless a subclass overrides it.
    open dynamic func viewDidLoad() {}

    /// Called before the view appears; has no effect unless a subclass overrides it.
    open dynamic func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy and has its size and traits, before it is shown; has no effect unless a subclass
    /// overrides it.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view was added to a window and its animation has ended; has no effect unless a subclass overrides it.
    open dynamic func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears; has no effect unless a subclass overrides it.
    open dynamic func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has disappeared; has no effect unless a subclass overrides it.
    open dynamic func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view places its subviews; has no effect unless a subclass overrides it.
    open dynamic func viewWillLayoutSubviews() {}

    /// Called after the view has placed its subviews; has no effect unless a subclass overrides it.
    open dynamic func viewDidLayoutSubviews() {}

    /// Called before layout to update the view from the program's data; has no effect unless a subclass overrides it.
    ///
    /// It is called as that of a view is, before the one of the controller's view.
    open func updateProperties() {}

    /// Asks for ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() { PropertyUpdates.ask(self) }

    /// Calls ``updateProperties()`` at once for the controller, its view and its subviews, where an update is pending.
    open func updatePropertiesIfNeeded() {
        if let view = viewIfLoaded { PropertyUpdates.run(in: view) }
    }

    /// Updates the constraints of the view, by its own method; an override calls this one last.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }

    /// Called when memory is short; Linux does not report that, so nothing calls it.
    open func didReceiveMemoryWarning() {}

    /// What a container does between hearing that it appears and its children hearing it.
    @_spi(UIKitRooms) open func prepareToAppear() {}

    // MARK: What bars show

    private var navigationItemStorage: UINavigationItem?
    private var tabBarItemStorage: UITabBarItem?
    private var editButtonStorage: UIBarButtonItem?

    /// The item that a navigation bar shows for this controller; made at the first use, with the controller's title.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let made = UINavigationItem(title: title ?? "")
        made.title = title
        made.owner = self
        navigationItemStorage = made
        return made
    }

    /// Takes the navigation item of a document of Interface Builder, which has the controller's title if it has none.
    package final func adopt(_ item: UINavigationItem) {
        if item.title == nil { item.title = title }
        item.owner = self
        navigationItemStorage = item
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The tab that a tab bar controller shows for this controller; made on first use, with the title.
    ///
    /// A navigation controller without a tab of its own has that of its bottom controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let tabBarItemStorage { return tabBarItemStorage }
            if let inherited = inheritedTabBarItem() { return inherited }
            let made = UITabBarItem()
            made.title = title
            tabBarItemStorage = made
            return made
        }
        set { tabBarItemStorage = newValue }
    }

    /// The tab of a controller inside, for a container.
    @_spi(UIKitRooms) open func inheritedTabBarItem() -> UITabBarItem? { nil }

    /// The title is another one: bars show it.
    private func titleDidChange() {
        navigationItemStorage?.title = title
        tabBarItemStorage?.title = title
    }

    /// Whether the bars at the bottom go when the controller is pushed.
    open var hidesBottomBarWhenPushed = false

    /// The buttons for the bar at the bottom of a navigation controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { toolbarItemsDidChange(animated: false) }
    }

    /// Sets the items of the toolbar; if animated, old and new ones fade.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
        toolbarItemsDidChange(animated: animated)
    }

    private func toolbarItemsDidChange(animated: Bool) {
        parent?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// A child has other buttons for the bar at the bottom; containers with such a bar show them.
    @_spi(UIKitRooms) open func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}

    /// Whether bars of this container lie over the contents of the controllers inside.
    @_spi(UIKitRooms) open var hasBarsOverContent: Bool { false }

    /// A bar button item that begins and ends editing; its title is “Edit” or “Done”.
    open var editButtonItem: UIBarButtonItem {
        if let editButtonStorage { return editButtonStorage }
        let made = UIBarButtonItem(
            barButtonSystemItem: .edit,
            target: self,
            action: Selector("editButton:", UIViewController.toggleEditing)
        )
        editButtonStorage = made
        showEditing()
        return made
    }

    private func toggleEditing(_ sender: UIBarButtonItem) { setEditing(!isEditing, animated: true) }

    private func showEditing() {
        guard let editButtonStorage else { return }
        editButtonStorage.title = isEditing ? "Done" : "Edit"
        editButtonStorage.style = isEditing ? .done : .plain
    }

    // MARK: Safe area and margins

    /// The insets that the controller adds to the safe area of its view, in points; zero at first.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaSourceDidChange() } }
    }

    /// What a container of the system adds, such as the height of its bars.
    package var systemSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if systemSafeAreaInsets != oldValue { safeAreaSourceDidChange() } }
    }

    private func safeAreaSourceDidChange() {
        let side = DisplayState.current
        side.layout.usesSafeAreas = true
        LayoutHost.current.isDirty = true
        viewStorage?.setNeedsLayout()
    }

    /// Whether the margins of the view are at least those of the system; true at first.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if let view = viewStorage { ViewConstraints.marginsDidChange(view) } }
    }

    /// The least margins of the view: 16 points at the sides, from a width of 414 on 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = viewStorage.map { ViewMargins.sideMargin(of: $0) } ?? LayoutMetrics.controllerMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The area that bars cover at the top of the view; `safeAreaLayoutGuide` is its successor.
    open var topLayoutGuide: any UILayoutSupport { SupportGuide.of(view, .top) }

    /// The area that bars cover at the bottom of the view; `safeAreaLayoutGuide` is its successor.
    open var bottomLayoutGuide: any UILayoutSupport { SupportGuide.of(view, .bottom) }

    /// Called when the margins of the view have changed; has no effect unless a subclass overrides it.
    open func viewLayoutMarginsDidChange() {}

    /// Called when the safe area of the view has changed; has no effect unless a subclass overrides it.
    open func viewSafeAreaInsetsDidChange() {}

    /// At which edges the view reaches under bars; all at first.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether it does so under bars that are not translucent too; not at first.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Kept for reading back: scroll views adjust themselves by `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Sets the scroll view that bars at some edges follow; nil for the one that is found in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.set(scrollView, edge)
    }

    /// Sets the scroll view that all bars follow; nil for the one that is found in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?) { contentScrollViews.set(scrollView, .all) }

    /// The scroll view that bars at an edge follow: the one that was set, else the view itself, or the first one in it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.scrollView(edge, of: self)
    }

    // MARK: Sizes

    /// The size that the controller would like its view to have; zero is none in particular.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child would like to have another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// A child has another size by its constraints.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets when this controller has a size; by default the same.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the view changes; the default implementation calls it on the children.
    open dynamic func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        SizeTransition.forward(size, from: self, with: coordinator)
    }

    /// Called before the interface is turned; `viewWillTransition(to:with:)` is its successor, and calls it unless it is overridden
    /// without a call of the superclass.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called while the interface is turned, within the animation of the sizes and under the same condition as
    /// ``willRotate(to:duration:)``.
    open func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Called after the interface was turned, under the same condition as ``willRotate(to:duration:)``.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Called before the traits change; the default implementation calls it on the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits

    /// What the controller overrides, and who waits for changes; nil for most.
    package var traitState: TraitState?

    /// The traits of the controller: those of what its view is in, with what the controller overrides.
    open var traitCollection: UITraitCollection { ViewTraits.traits(of: self) }

    /// Called when traits have changed.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Overrides traits of a child; nil ends it.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        ChildTraits.set(collection, for: childViewController)
    }

    /// The traits that are overridden for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        ChildTraits.overridden(of: childViewController)
    }

    // MARK: Children

    /// The controller that contains this one as a child; nil for none.
    open var parent: UIViewController? { parentStorage }

    /// The controllers that this one contains, in the order in which they were added.
    open var children: [UIViewController] { childStorage }

    /// Makes another controller a child, taking it from where it was; a controller that contains this one is
    /// refused silently.
    open func addChild(_ childController: UIViewController) { ControllerTree.add(childController, to: self) }

    /// Removes the controller from its parent.
    open func removeFromParent() { ControllerTree.remove(self) }

    /// Called before the parent changes; nil for a removal.
    open dynamic func willMove(toParent parent: UIViewController?) {
        if parent == nil, self.parent != nil { isMovingFromParentStorage = true }
    }

    /// Called after the parent has changed; nil for a removal.
    open dynamic func didMove(toParent parent: UIViewController?) {
        if appearance.state != .appearing { isMovingToParentStorage = false }
    }

    /// Exchanges the views of two children; both have to be children already.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 is at once.
    ///   - options: The curve, or a transition of the whole.
    ///   - animations: What moves; the new view is in place already.
    ///   - completion: Called at the end, when the old view is gone.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ControllerTree.transition(
            in: self,
            from: fromViewController,
            to: toViewController,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Whether children get the appearance calls of this controller; true unless a subclass makes these calls itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Makes a child begin to appear or disappear, for containers that do not forward these calls automatically.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        AppearanceCallbacks.begin(self, appearing: isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance that ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { AppearanceCallbacks.end(self) }

    /// Whether the view appears because the controller was added to a parent; valid while it appears.
    open var isMovingToParent: Bool { isMovingToParentStorage }

    /// Whether the view disappears because the controller leaves its parent; for use while it disappears.
    open var isMovingFromParent: Bool { isMovingFromParentStorage }

    // MARK: Presenting

    /// Whether the view appears because the controller is presented; for use while it appears.
    open var isBeingPresented: Bool { presentation.isBeingPresented }

    /// Whether the view disappears because the controller is dismissed; for use while it disappears.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// The controller that this one, or one that contains it, presents.
    open var presentedViewController: UIViewController? { PresentationLinks.presented(by: self) }

    /// The controller that presents this one, or one that contains it.
    open var presentingViewController: UIViewController? { PresentationLinks.presenting(self) }

    /// Shows another controller over this one, by its ``modalPresentationStyle``.
    ///
    /// A controller that presents already, or whose view is in no window, presents nothing; one line in the log says so.
    ///
    /// - Parameters:
    ///   - flag: Whether it is animated.
    ///   - completion: Called when the other controller has appeared.
    open dynamic func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Presenter.present(viewControllerToPresent, from: self, animated: flag, completion)
    }

    /// Dismisses the presented controller and all that it presents; if there is none, the controller itself.
    ///
    /// - Parameters:
    ///   - flag: Whether it is animated.
    ///   - completion: Called when it is gone.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presenter.dismiss(self, animated: flag, completion)
    }

    /// The style in which the controller is presented; `automatic` at first, which is a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            if modalPresentationStyle != oldValue, presentation.presenting == nil {
                presentation.controller = nil
            }
        }
    }

    /// The animation with which the controller is presented; it slides up at first.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The style that `automatic` stands for.
    @_spi(UIKitRooms) open var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// What places the controller in the style `custom` unless the program does.
    @_spi(UIKitRooms) open func makeCustomPresentation() -> UIPresentationController? { nil }

    /// The transition that is preferred to the one of ``modalTransitionStyle``; nil at first.
    open var preferredTransition: Transition?

    /// The object that provides animations and presentations for the controller; held weakly, nil at first.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether a controller that is presented in the current context covers this one; false at first.
    open var definesPresentationContext = false

    /// Whether controllers presented in this context get this controller's ``modalTransitionStyle``; false at first.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user cannot dismiss the controller by a gesture.
    open var isModalInPresentation = false

    /// Whether controls keep acting while the controller presents; kept for reading back.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// The former name of ``isModalInPresentation``.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// Whether the focus returns after a transition; only read back.
    open var restoresFocusAfterTransition = true

    /// Whether the keyboard stays when the first responder changes to one without text; false by default.
    open var disablesAutomaticKeyboardDismissal: Bool { false }

    /// The presentation controller that places the controller, or the one that would place it.
    open var presentationController: UIPresentationController? { PresentationLinks.controller(of: self) }

    /// The presentation controller, if the controller is presented as a sheet; else nil.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller, if the controller is presented as a popover; else nil.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The coordinator of the present transition of the controller, or of one that contains it; nil for none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var current: UIViewController? = self
        while let next = current {
            if let transition = next.transitionStorage { return transition }
            current = next.parent
        }
        return nil
    }

    /// Shows a controller in the nearest container that can do so; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let target = parent?.containerThatShows() {
            target.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller as a detail in the nearest container that can do so; without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let target = parent?.containerThatShowsDetails() {
            target.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The nearest controller upwards, this one included, in which ``show(_:sender:)`` puts a controller.
    @_spi(UIKitRooms) open func containerThatShows() -> UIViewController? { parent?.containerThatShows() }

    /// The same for ``showDetailViewController(_:sender:)``.
    @_spi(UIKitRooms) open func containerThatShowsDetails() -> UIViewController? {
        parent?.containerThatShowsDetails()
    }

    // MARK: Segues

    /// Performs a segue of the controller's storyboard; one that is not there stops the program.
    ///
    /// All segues of the controller's scene can be performed, also those of buttons and cells; of several with the same identifier the first counts.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let interface, interface.performSegue(identifier, of: self, sender: sender) else {
            InterfaceMistake.stop(
                "Receiver (\(InterfaceMistake.name(of: self, withModule: true))) has no segue with identifier '\(identifier)'"
            )
        }
    }

    /// Called before a segue of a storyboard that leaves the controller; has no effect unless a subclass overrides it.
    ///
    /// It is called for embed segues too, before ``viewDidLoad()``. The view of the destination is not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue is to be performed that something on the screen has triggered; true, unless a subclass says otherwise.
    ///
    /// It is not asked for segues of ``performSegue(withIdentifier:sender:)``.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Whether an unwind segue is to lead here; true if the class lists the action and the segue begins in another controller.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// The former name of ``canPerformUnwindSegueAction(_:from:sender:)``, which calls it.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
    ) -> Bool {
        fromViewController !== self && NamedActions.method(action.name, of: self) != nil
    }

    /// The children in which the destination of an unwind segue is looked for, in this order; all but the one that contains the source, the last one first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let branch = childContaining(source)
        return childStorage.reversed().filter { $0 !== branch }
    }

    /// The child that is the source of an unwind segue, or contains it; nil for none.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.branch(of: self)
    }

    /// Shows the child that leads to the destination of an unwind segue; has no effect, and containers override it.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// A segue of the program's own for the way back of an unwind segue; nil, as by default, for the usual one.
    ///
    /// Asked of the controller above both ends. ``unwind(for:towards:)`` is its successor.
    open func segueForUnwinding(
        to toViewController: UIViewController,
        from fromViewController: UIViewController,
        identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: The status bar and the rest of the system

    /// The status bar style that the controller prefers; there is no status bar here.
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller wants the status bar hidden; false by default, and there is no status bar here.
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// The animation of the status bar that the controller prefers; there is no status bar here.
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose status bar style counts; nil, as by default, for the controller itself.
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil, as by default, for the controller itself.
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// Marks the preferences for the status bar as changed; there is no status bar, so it has no effect.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the controller decides on the status bar though it does not cover the screen; there is none.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether the home indicator hides; there is none.
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether the home indicator is hidden; nil for the controller itself.
    open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Marks the preference for the home indicator as changed; there is none, so it has no effect.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// At which edges gestures of the system wait; there are none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides which edges defer system gestures; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Marks the preference for the edges as changed; there are no system gestures, so it has no effect.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the controller wants the pointer locked to the window; false by default, and the pointer is not locked here.
    open var prefersPointerLocked: Bool { false }
    /// The child that decides whether the pointer is locked; nil for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Marks the preference for the pointer as changed; it is not locked here, so it has no effect.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    /// Whether the interface turns with the device; windows are not turned.
    open dynamic var shouldAutorotate: Bool { true }
    /// The orientations in which the controller can be shown; only read back, windows are not turned.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation of the interface; the scene's property is its successor.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation
    }
    /// The orientation in which the controller prefers to be presented; that of its window.
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
    /// Marks the supported orientations as changed; windows are not turned here, so it has no effect.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is; windows are not turned, and nothing happens.
    open class func attemptRotationToDeviceOrientation() {}

    /// Writes the state that another run needs to show the controller again; has no effect, and only the program calls it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads it; called by the program alone.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after the state has been restored; only the program calls it.
    open func applicationFinishedRestoringState() {}

    // MARK: Editing

    private var isEditingStorage = false

    /// Whether what the view shows is edited; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; an override calls this one.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        isEditingStorage = editing
        showEditing()
    }

    // MARK: Keys and responders

    /// Adds a key command to ``keyCommands``; one that is there already is not added again.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !ownKeyCommands.contains(where: { $0 === keyCommand }) { ownKeyCommands.append(keyCommand) }
    }

    /// Removes a key command from ``keyCommands``.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

    /// The key commands that were added; nil for none.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

    /// The nearest controller upwards, this one included, that can perform an action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var current: UIViewController? = self
        while let next = current {
            if next.canPerformAction(action, withSender: sender) { return next }
            current = next.parent
        }
        return nil
    }

    /// The next responder: the presenting controller, else the superview of the view, else the parent.
    open override var next: UIResponder? {
        presentation.presenting ?? viewStorage?.superview ?? parentStorage
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.viewController] + super.codedKeys }
}
