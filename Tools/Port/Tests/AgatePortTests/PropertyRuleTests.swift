import Testing

/// Rules P13 and P14.
@Suite("Key paths and animatable properties")
struct PropertyRuleTests {
    @Test("a key path becomes a string with the names of key-value coding (P13)")
    func keyPaths() {
        expect("let a = #keyPath(CALayer.bounds.size)", becomes: "let a = \"bounds.size\"")
        expect("let a = #keyPath(CALayer.isHidden)", becomes: "let a = \"hidden\"")
        expect(
            "class A { @objc var isOn = true; let a = #keyPath(isOn) }",
            becomes: "class A { var isOn = true; let a = \"isOn\" }"
        )
        expect(
            "class A { @objc(on) var isOn = true; let a = #keyPath(A.isOn) }",
            becomes: "class A { var isOn = true; let a = \"on\" }"
        )
        expect(
            "let a = #keyPath(\n  CALayer.bounds\n)\nlet b = 1",
            becomes: "let a = (\"bounds\"\n\n)\nlet b = 1"
        )
    }

    @Test("@NSManaged in a layer becomes @QuartzCore.LayerProperty, with nothing for a value (P14)")
    func managed() {
        expect(
            "class A: CALayer { @NSManaged var a: CGFloat }",
            becomes: "class A: CALayer { @QuartzCore.LayerProperty var a: CGFloat = 0 }"
        )
        expect(
            "class A: CAShapeLayer {\n    @NSManaged\n    public var a: CGColor?\n}",
            becomes:
                "class A: CAShapeLayer {\n    @QuartzCore.LayerProperty\n    public var a: CGColor? = nil\n}"
        )
        expect(
            "class B: A { @objc @NSManaged dynamic var a: CGPoint }",
            becomes: "class B: A { @QuartzCore.LayerProperty dynamic var a: CGPoint = .zero }",
            others: ["class A: CALayer { var Layer = 1 }"]
        )
        expect(
            "class A: CALayer {\n    @NSManaged public weak var a: Ring!\n}",
            becomes:
                "class A: CALayer {\n    @QuartzCore.LayerProperty private var agate_a: () -> Ring? = { nil }; public var a: Ring! { get { agate_a() } set { agate_a = { [weak newValue] in newValue } } }\n}"
        )
        let fixture = PortFixture("class A: CALayer { @NSManaged var a: UIImage }")
        #expect(fixture.text == "class A: CALayer { @QuartzCore.LayerProperty var a: UIImage = UIImage() }")
        #expect(
            fixture.said == [
                "1: note [P14] UIImage has no value that stands for none; it begins with UIImage()"
            ]
        )
    }

    @Test("colours, fonts and enumerations of layers begin with something that compiles (P14)")
    func beginnings() {
        expect(
            "class A: CALayer { @NSManaged var a: CGColor; @NSManaged var b: UIFont; @NSManaged var c: K }",
            becomes:
                "class A: CALayer { @QuartzCore.LayerProperty var a: CGColor = CGColor(gray: 0, alpha: 0); "
                + "@QuartzCore.LayerProperty var b: UIFont = .systemFont(ofSize: 17); @QuartzCore.LayerProperty var c: K = K(rawValue: 0)! }",
            others: ["@objc enum K: Int { case a }"]
        )
    }

    @Test("@NSManaged elsewhere is refused (P14)")
    func refused() {
        expectRefusal(
            "class A: NSManagedObject { @NSManaged var a: Int }",
            says: "1: error [P14] A is no CALayer"
        )
        expectRefusal(
            "extension CALayer { @NSManaged var a: Int }",
            says: "[P14] an extension stores nothing"
        )
        expectRefusal("class A: CALayer { @NSManaged func a() }", says: "[P14] only properties")
        expectRefusal("class A: CALayer { @NSManaged var a: Int, b: Int }", says: "[P14] write each property")
    }
}
