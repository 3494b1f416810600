public import Foundation

/// Describes what a view shows, as a value; makes views that show it.
///
/// Give one to a cell, and a new one when what it shows changes: the view is made once and takes the new values.
///
/// Source: uikit U142.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> UIView & UIContentView

    /// The configuration with the changes for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration and takes another one at any time.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; by default one of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The content of a view that may be shown by a configuration: one view for all configurations that it supports.
@MainActor enum ConfiguredContent {
    /// Lets a view show a configuration: the present one if it can, else a new one.
    static func show(_ configuration: any UIContentConfiguration, in present: (UIView & UIContentView)?)
        -> UIView
        & UIContentView
    {
        if let present, present.supports(configuration) {
            present.configuration = configuration
            return present
        }
        return configuration.makeContentView()
    }
}
