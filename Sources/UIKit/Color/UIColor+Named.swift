import Foundation

/// The named colours that never depend on anything.
extension UIColor {
    /// Opaque black: 0 in gray.
    public class var black: UIColor { Fixed.black }
    /// Opaque dark gray: one third of white.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// Opaque light gray: two thirds of white.
    public class var lightGray: UIColor { Fixed.lightGray }
    /// Opaque white: 1 in gray.
    public class var white: UIColor { Fixed.white }
    /// Opaque middle gray: one half of white.
    public class var gray: UIColor { Fixed.gray }
    /// Opaque red: (1, 0, 0) in sRGB.
    public class var red: UIColor { Fixed.red }
    /// Opaque green: (0, 1, 0) in sRGB.
    public class var green: UIColor { Fixed.green }
    /// Opaque blue: (0, 0, 1) in sRGB.
    public class var blue: UIColor { Fixed.blue }
    /// Opaque cyan: (0, 1, 1) in sRGB.
    public class var cyan: UIColor { Fixed.cyan }
    /// Opaque yellow: (1, 1, 0) in sRGB.
    public class var yellow: UIColor { Fixed.yellow }
    /// Opaque magenta: (1, 0, 1) in sRGB.
    public class var magenta: UIColor { Fixed.magenta }
    /// Opaque orange: (1, 0.5, 0) in sRGB.
    public class var orange: UIColor { Fixed.orange }
    /// Opaque purple: (0.5, 0, 0.5) in sRGB.
    public class var purple: UIColor { Fixed.purple }
    /// Opaque brown: (0.6, 0.4, 0.2) in sRGB.
    public class var brown: UIColor { Fixed.brown }
    /// Black with an opacity of 0.
    public class var clear: UIColor { Fixed.clear }

    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}
