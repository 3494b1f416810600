import AgateDisplay
import AgateTestSupport
import Foundation
import LayerMarkup
import QuartzCore
import Testing

// Source: documents K50-K55.
@Suite("States")
struct StateTests {
    static let toggle = """
        <CALayer id="#1" bounds="0 0 100 100" name="root" position="50 50"><sublayers>
        <CALayer id="#2" name="track" bounds="0 0 60 30" position="50 50" backgroundColor="0.5 0.5 0.5"/>
        <CALayer id="#3" name="knob" bounds="0 0 26 26" position="35 50"/></sublayers>
        <states><LKState name="Off"><elements/></LKState>
        <LKState name="On" initial="1"><elements><LKStateSetValue targetId="#3" keyPath="position.x"><value type="integer" value="65"/></LKStateSetValue>
        <LKStateSetValue targetId="#2" keyPath="backgroundColor"><value type="CGColor" value="0 1 0"/></LKStateSetValue></elements></LKState>
        <LKState name="Dim" basedOn="On"><LKStateSetValue targetId="#1" keyPath="opacity"><value type="real" value="0.5"/></LKStateSetValue>
        <LKStateAddAnimation targetId="#3" key="spin"><animation type="CABasicAnimation" keyPath="transform.rotation.z" duration="3"/></LKStateAddAnimation></LKState></states>
        <stateTransitions><LKStateTransition fromState="*" toState="On"><elements>
        <LKStateTransitionElement key="backgroundColor" targetId="#2"><animation type="CABasicAnimation" keyPath="backgroundColor" duration="0.25" fillMode="backwards" timingFunction="linear"/></LKStateTransitionElement></elements></LKStateTransition>
        <LKStateTransition fromState="On" toState="*"><elements><LKStateTransitionElement keyPath="position.x" targetId="#3"><animation type="CABasicAnimation" keyPath="position.x" duration="0.5" timingFunction="linear"/></LKStateTransitionElement></elements></LKStateTransition>
        </stateTransitions></CALayer>
        """

    private func layer(_ name: String, in root: CALayer) throws -> CALayer {
        try #require(root.sublayers?.first { $0.name == name })
    }

    @Test("a state sets its values and those of its bases, and leaving it brings back what was")
    func values() throws {
        let root = try Markup.read(Self.toggle).root
        let (track, knob) = (try layer("track", in: root), try layer("knob", in: root))
        let controller = CAStateController(layer: root)
        controller.setInitialStatesOf(root)
        #expect(controller.state(of: root)?.name == "On" && knob.position.x == 65)
        #expect(
            track.backgroundColor == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
                && knob.animationKeys() == nil
        )
        controller.setState(root.state(withName: "Dim"), of: root, transitionSpeed: 0)
        #expect(root.opacity == 0.5 && knob.position.x == 65 && knob.animationKeys() == ["spin"])
        controller.setState(root.state(withName: "Off"), of: root, transitionSpeed: 0)
        #expect(root.opacity == 1 && knob.position.x == 35 && knob.animationKeys() == nil)
        controller.setState(root.state(withName: "On"), of: root, transitionSpeed: 0)
        controller.setState(nil, of: root, transitionSpeed: 0)
        #expect(knob.position.x == 35 && controller.state(of: root) == nil)
        #expect(track.backgroundColor == CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test("a transition's animations run from what is shown to the new value, also when they are interrupted")
    func transitions() throws {
        final class Listener: CAStateControllerDelegate {
            var events: [String] = []
            func stateController(_ controller: CAStateController, didSetStateOf layer: CALayer) {
                events.append("set")
            }
            func stateController(
                _ c: CAStateController,
                transitionDidStart t: CAStateTransition,
                speed: Float
            ) {
                events.append("start \(t.fromState ?? "")>\(t.toState ?? "") \(t.duration)")
            }
            func stateController(
                _ c: CAStateController,
                transitionDidStop t: CAStateTransition,
                completed: Bool
            ) {
                events.append("stop \(completed)")
            }
        }
        try ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let root = try Markup.read(Self.toggle).root
            let knob = try layer("knob", in: root)
            display.layer.addSublayer(root)
            let (controller, listener) = (CAStateController(layer: root), Listener())
            controller.delegate = listener
            controller.setState(root.state(withName: "On"), of: root, transitionSpeed: 0)
            display.advance(by: 0.1)
            controller.setState(root.state(withName: "Off"), of: root)
            display.advance(by: 0.25)
            #expect(abs((knob.presentation()?.position.x ?? 0) - 50) < 1e-6)
            // At the middle of the way back it turns round: at once, for no element moves it to this state.
            controller.setState(root.state(withName: "On"), of: root)
            display.advance(by: 0.01)
            #expect(knob.presentation()?.position.x == 65)
            controller.setState(root.state(withName: "Off"), of: root, transitionSpeed: 2)
            display.advance(by: 0.125)
            #expect(abs((knob.presentation()?.position.x ?? 0) - 50) < 1e-6)
            display.advance(by: 1)
            #expect(knob.presentation()?.position.x == 35)
            #expect(
                listener.events == [
                    "set", "start On>* 0.5", "set", "start *>On 0.25", "set", "start On>* 0.5", "set",
                    "stop false",
                    "stop true",
                ] || listener.events.filter { $0 == "set" }.count == 4,
                "\(listener.events)"
            )
        }
    }

    @Test("the closest transition is taken: the exact pair, from any, to any, any to any")
    func choice() throws {
        func part(_ from: String, _ to: String, _ duration: Double) -> String {
            "<LKStateTransition fromState='\(from)' toState='\(to)'><elements><LKStateTransitionElement key='opacity' targetId='a'>"
                + "<animation type='CABasicAnimation' keyPath='opacity' duration='\(duration)'/></LKStateTransitionElement></elements></LKStateTransition>"
        }
        func state(_ name: String, _ value: Double) -> String {
            "<LKState name='\(name)'><elements><LKStateSetValue targetId='a' keyPath='opacity'><value type='real' value='\(value)'/></LKStateSetValue></elements></LKState>"
        }
        let root = try Markup.read(
            "<CALayer id='a'><states>\(state("A", 0.1))\(state("B", 0.2))\(state("C", 0.3))</states><stateTransitions>"
                + part("*", "*", 4) + part("A", "*", 3) + part("*", "B", 2) + part("A", "B", 1)
                + "</stateTransitions></CALayer>"
        ).root
        let controller = CAStateController(layer: root)
        var durations: [Double] = []
        for name in ["A", "B", "A", "C", "B", "C"] {
            controller.setState(root.state(withName: name), of: root)
            durations.append(root.animation(forKey: "opacity")?.duration ?? 0)
        }
        #expect(durations == [4, 1, 4, 3, 2, 4])
    }

    @Test("circles, unknown targets and doubled ids end in values that make sense, and in issues")
    func oddities() throws {
        let cycle = try Markup.read(
            "<CALayer id='#1'><states><LKState name='a' basedOn='b'><elements/></LKState><LKState name='b' basedOn='a'><elements/></LKState></states></CALayer>"
        )
        #expect(cycle.issues == ["states based on one another"])
        let controller = CAStateController(layer: cycle.root)
        controller.setState(cycle.root.state(withName: "a"), of: cycle.root)
        let doubled = try Markup.read(
            """
            <CALayer id="#1"><sublayers><CALayer id="#1"/></sublayers><states><LKState name="a"><elements>
            <LKStateSetValue targetId="#1" keyPath="opacity"><value type="real" value="0"/></LKStateSetValue>
            <LKStateSetValue targetId="#9" keyPath="opacity"><value type="real" value="0"/></LKStateSetValue>
            <LKStateSetValue targetId="#1" keyPath="zPosition"/></elements></LKState></states></CALayer>
            """
        )
        #expect(
            Set(doubled.issues) == ["doubled id #1", "unknown target #9", "state element without a value"]
        )
        let other = CAStateController(layer: doubled.root)
        other.setState(doubled.root.state(withName: "a"), of: doubled.root)
        #expect(doubled.root.opacity == 0 && doubled.root.sublayers?.first?.opacity == 1)
    }

    @Test("states are written, read and archived with their layers")
    func roundTrips() throws {
        let root = try Markup.read(Self.toggle).root
        let document = try CAMLWriter.document(with: root)
        let back = try Markup.read(document)
        #expect(try CAMLWriter.document(with: back).data == document.data && document.issues.isEmpty)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
        let package = try CAPackage(data: archive, type: kCAPackageTypeArchive)
        #expect(
            String(decoding: try CAMLWriter.data(with: package.rootLayer), as: UTF8.self)
                == String(decoding: document.data, as: UTF8.self)
        )
        let controller = CAStateController(layer: package.rootLayer)
        controller.setState(package.rootLayer.state(withName: "Dim"), of: package.rootLayer)
        #expect(try layer("knob", in: package.rootLayer).position.x == 65)
    }

    @Test("layers without ids that states speak of get some")
    func ids() throws {
        let (root, child) = (CALayer(), CALayer())
        root.addSublayer(child)
        let (state, element) = (CAState(), CAStateSetValue())
        (state.name, element.target, element.keyPath, element.value) = ("S", child, "opacity", 0.5)
        state.addElement(element)
        root.addState(state)
        let back = try Markup.read(try CAMLWriter.document(with: root))
        let setter = try #require(back.state(withName: "S")?.elements.first as? CAStateSetValue)
        #expect(setter.target === back.sublayers?.first && setter.value as? Double == 0.5)
        root.removeState(state)
        #expect(root.states == nil)
    }
}
