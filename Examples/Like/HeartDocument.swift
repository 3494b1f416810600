/// A heart that fills with a ring and sparks, and empties again, as a Lottie file has it.
///
/// 180 points wide and high, 60 frames a second; the markers `like` and `unlike` are its two ways.
enum HeartDocument {
    static let text = """
        {"v":"5.9.0","nm":"Heart","w":180,"h":180,"fr":60,"ip":0,"op":90,
        "markers":[{"cm":"like","tm":0,"dr":60},{"cm":"unlike","tm":60,"dr":30}],"layers":[
        {"ty":4,"nm":"Sparks","ip":8,"op":50,"ks":{"p":{"k":[90,90]}},"shapes":[
          {"ty":"gr","nm":"Spark","it":[
            {"ty":"el","p":{"k":[0,0]},"s":{"k":[9,9]}},\(accent),
            {"ty":"tr","p":{"k":[\(key(10, "0,-34", 0.2, 1)),{"t":46,"s":[0,-76]}]},
             "s":{"k":[\(key(10, "120,120", 0.5, 0.6)),{"t":48,"s":[0,0]}]}}]},
          {"ty":"rp","c":{"k":9},"o":{"k":0},"m":1,"tr":{"p":{"k":[0,0]},"r":{"k":40},"so":{"k":100},"eo":{"k":100}}}]},
        {"ty":4,"nm":"Ring","ip":6,"op":30,"ks":{"p":{"k":[90,90]}},"shapes":[
          {"ty":"el","p":{"k":[0,0]},"s":{"k":[\(key(6, "16,16", 0.1, 1)),{"t":30,"s":[128,128]}]}},
          {"ty":"st","nm":"Accent","c":{"k":[0.94,0.4,0.34]},"o":{"k":100},
           "w":{"k":[\(key(6, "16", 0.2, 1)),{"t":30,"s":[0]}]}}]},
        {"ty":4,"nm":"Full","ip":8,"op":76,"ks":{"p":{"k":[90,92]},"s":{"k":[
          \(key(8, "0,0", 0.1, 1)),\(key(22, "128,128", 0.4, 0.6)),\(key(32, "92,92", 0.4, 0.6)),
          {"t":42,"s":[100,100]},\(key(60, "100,100", 0.5, 0.8)),{"t":76,"s":[0,0]}]}},"shapes":[\(heart),\(accent)]},
        {"ty":4,"nm":"Empty","ip":0,"op":91,"ks":{"p":{"k":[90,92]},"s":{"k":[
          \(key(0, "100,100", 0.4, 0.6)),\(key(10, "72,72", 0.4, 0.6)),{"t":24,"s":[96,96]},
          \(key(60, "96,96", 0.4, 0.6)),\(key(72, "84,84", 0.4, 0.6)),{"t":90,"s":[100,100]}]}},
          "shapes":[\(heart),{"ty":"fl","nm":"Fill 1","c":{"k":[0.851,0.855,0.867]},"o":{"k":100}}]}]}
        """

    private static let accent = #"{"ty":"fl","nm":"Accent","c":{"k":[0.94,0.4,0.34]},"o":{"k":100}}"#

    private static let heart = """
        {"ty":"sh","nm":"Heart","ks":{"k":{"c":true,"v":[[0,34],[-36,-8],[0,-16],[36,-8]],
        "i":[[13,-13],[0,18],[-8,-16],[0,-20]],"o":[[-13,-13],[0,-20],[8,-16],[0,18]]}}}
        """

    /// A keyframe with the control points of its pace: how late it sets out, and how late it comes near.
    private static func key(_ frame: Int, _ value: String, _ start: Double, _ end: Double) -> String {
        #"{"t":\#(frame),"s":[\#(value)],"o":{"x":[\#(start)],"y":[0]},"i":{"x":[\#(1 - end + 0.3)],"y":[1]}}"#
    }
}
