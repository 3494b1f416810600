public import Foundation

extension Bundle {
    /// Would make the views of a nib; stops the program with the name of the file, as ``UINib`` does.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
