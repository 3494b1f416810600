def sub(p,*prs):
    s=open(p).read()
    for a,b in prs:
        assert a in s,(p,a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)
C='Sources/AgateCompositor/'
sub(C+'Compositor.swift',
('''    let cache = RenderCache()
''','''    /// What is done anew in each frame.
    let switches: RenderSwitches
    let cache: RenderCache
'''),
('''    ///     ``surfaceBound(of:threads:)`` allows. No picture depends on it.
    package init(threads: Int? = nil, bandHeight: Int? = nil, pictureBudget: Int? = nil) {
        self.pictureBudget = pictureBudget
''','''    ///     ``surfaceBound(of:threads:)`` allows. No picture depends on it.
    ///   - switches: What is done anew in each frame; those of the environment unless told otherwise.
    package init(
        threads: Int? = nil,
        bandHeight: Int? = nil,
        pictureBudget: Int? = nil,
        switches: RenderSwitches = .environment
    ) {
        self.pictureBudget = pictureBudget
        self.switches = switches
        cache = RenderCache(keepsNothing: switches.contains(.keepsNothing))
'''))
sub(C+'RenderTarget.swift',
('''            isContinued: frame != nil,
            threads: compositor.bands.threads
''','''            isContinued: frame != nil,
            placesAnew: compositor.switches.contains(.placesAnew),
            threads: compositor.bands.threads
'''),
('''        let drawn = draw(update.damage, size: size''','''        let damage = compositor.switches.contains(.drawsWhole) ? nil : update.damage
        let drawn = draw(damage, size: size'''))
sub(C+'Pass/PlacedScene.swift',
('''    ///   - threads: How many threads may place layers.
''','''    ///   - placesAnew: Whether layers that have not changed are placed, too.
    ///   - threads: How many threads may place layers.
'''),
('''        isContinued: Bool,
        threads: Int
''','''        isContinued: Bool,
        placesAnew: Bool = false,
        threads: Int
'''),
('if isKnown, places.slotsAreUnique,','if isKnown, !placesAnew, places.slotsAreUnique,'))
sub(C+'Draw/RenderCache.swift',
('''    private let state = Mutex(State())

    /// How many bytes may be kept; what is too much goes at once.
''','''    private let state: Mutex<State>
    private let keepsNothing: Bool

    /// - Parameter keepsNothing: Whether the budget is 0 whatever it is set to.
    init(keepsNothing: Bool = false) {
        self.keepsNothing = keepsNothing
        state = Mutex(State(budget: keepsNothing ? 0 : Self.standardBudget))
    }

    /// How many bytes may be kept; what is too much goes at once.
'''),
('''                $0.budget = max(newValue, 0)
''','''                $0.budget = keepsNothing ? 0 : max(newValue, 0)
'''))
