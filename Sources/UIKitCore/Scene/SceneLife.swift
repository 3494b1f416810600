import CoreGraphics
import Foundation
import QuartzCore

/// Makes the scene of a display, and tells its delegate what happens.
@MainActor enum SceneLife {
    /// The scene of the current display, made if there is none.
    static var scene: UIWindowScene {
        let state = DisplayState.current
        if let known = state.sceneState.scene { return known }
        let session = UISceneSession(role: .windowApplication, identifier: "main")
        let made = UIWindowScene(session: session, connectionOptions: .init())
        // Programs without a delegate are always in use.
        made.activationState = .foregroundActive
        state.sceneState.scene = made
        return made
    }

    /// Those that are connected.
    static var scenes: [UIWindowScene] { DisplayState.current.sceneState.scene.map { [$0] } ?? [] }

    /// Connects the scene of a program that has started.
    static func connect(
        _ application: UIApplication,
        _ delegate: any UIApplicationDelegate,
        for start: ProgramRequests.Start,
        _ info: ProgramInfo
    ) {
        let scene = scene
        scene.activationState = .background
        let options = start.connectionOptions
        let configuration = delegate.application(
            application,
            configurationForConnecting: scene.session,
            options: options
        )
        scene.session.configuration = configuration
        if let found = SceneDelegateSearch.delegateClass(for: configuration, of: delegate, info) {
            configuration.delegateClass = found
        }
        if configuration.storyboard == nil {
            configuration.storyboard = SceneDelegateSearch.storyboard(for: configuration, info)
        }
        if let type = configuration.delegateClass as? NSObject.Type {
            scene.delegate = ObjectFactory.make(type) as? any UISceneDelegate
        }
        let window = configuration.storyboard.flatMap { MainInterface.begin(scene, $0) }
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
        MainInterface.show(window, of: scene)
        post(UIScene.willConnectNotification, scene)
    }

    /// Runs what gives a display another size, and tells the delegate of its scene of it.
    static func following(_ state: DisplayState, from oldSize: CGSize, _ change: () -> Void) {
        let delegate = state.sceneState.scene?.delegate as? any UIWindowSceneDelegate
        guard let scene = state.sceneState.scene, let delegate, oldSize != UIScreen.main.bounds.size else {
            return change()
        }
        let traits = DisplayTraits.traits(size: oldSize, state, scale: scene.screen.scale)
        change()
        delegate.windowScene(
            scene,
            didUpdate: FormerSpace(bounds: CGRect(origin: .zero, size: oldSize)),
            interfaceOrientation: oldSize.width > oldSize.height ? .landscapeRight : .portrait,
            traitCollection: traits
        )
    }

    static func willEnterForeground(_ scene: UIScene) {
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
        scene.activationState = .foregroundInactive
    }

    static func didBecomeActive(_ scene: UIScene) {
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
    }

    static func willResignActive(_ scene: UIScene) {
        scene.delegate?.sceneWillResignActive(scene)
        post(UIScene.willDeactivateNotification, scene)
        scene.activationState = .foregroundInactive
    }

    static func didEnterBackground(_ scene: UIScene) {
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
        post(UIScene.didEnterBackgroundNotification, scene)
    }

    private static func post(_ name: NSNotification.Name, _ scene: UIScene) {
        NotificationCenter.default.post(name: name, object: scene)
    }
}

/// The coordinates that a scene had: those of a screen of another size with the same corner.
private final class FormerSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
    }

    private var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.convert(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.convert(point, from: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.convert(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.convert(rect, from: coordinateSpace)
    }
}
