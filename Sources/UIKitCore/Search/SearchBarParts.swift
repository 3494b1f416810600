import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The views of a search bar, and where they are.
@MainActor final class SearchBarParts {
    let background = BarBackground(frame: .zero)
    let scopes = SearchScopes(frame: .zero)
    private let promptLabel = SearchBarLabel(frame: .zero)
    private let cancel = SearchBarButton(type: .system)
    private let side = UIButton(type: .custom)
    private(set) var showsCancel = false
    var icons: [UISearchBar.Icon: BarStateTable<UIImage>] = [:]
    var fieldImages = BarStateTable<UIImage>()

    func setUp(_ bar: UISearchBar) {
        bar.addSubview(background)
        bar.addSubview(bar.field)
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: SearchMetrics.textSize)
        cancel.addAction(
            UIAction { [weak bar] _ in
                guard let bar else { return }
                bar.delegate?.searchBarCancelButtonClicked(bar)
                bar.controllerEvents?.didCancel()
            },
            for: .touchUpInside
        )
        cancel.alpha = 0
        side.addAction(
            UIAction { [weak self, weak bar] _ in
                if let self, let bar { touchSide(bar) }
            },
            for: .touchUpInside
        )
        scopes.isHidden = true
        scopes.onChoice = { [weak bar] in
            guard let bar else { return }
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: $0)
            bar.controllerEvents?.didChange()
        }
        bar.addSubview(scopes)
    }

    private func touchSide(_ bar: UISearchBar) {
        if bar.showsSearchResultsButton {
            bar.delegate?.searchBarResultsListButtonClicked(bar)
        } else {
            bar.delegate?.searchBarBookmarkButtonClicked(bar)
        }
    }

    // MARK: Changes

    func show(prompt: String?, in bar: UISearchBar) {
        promptLabel.text = prompt
        promptLabel.font = .systemFont(ofSize: SearchMetrics.promptSize)
        promptLabel.textColor = .label
        promptLabel.textAlignment = .center
        if prompt == nil { promptLabel.removeFromSuperview() } else { bar.addSubview(promptLabel) }
    }

    func setShowsCancel(_ shows: Bool, in bar: UISearchBar, animated: Bool) {
        showsCancel = shows
        if cancel.superview == nil {
            bar.addSubview(cancel)
            UIView.performWithoutAnimation { placeCancel(bar, isShown: !shows) }
        }
        bar.setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: BarMetrics.fade) { bar.layoutIfNeeded() }
    }

    func sideButtonDidChange(in bar: UISearchBar) {
        guard let icon = sideIcon(bar) else {
            bar.field.rightView = nil
            bar.field.rightViewMode = .never
            return
        }
        let isSelected = icon == .resultsList && bar.isSearchResultsButtonSelected
        let symbol = icon == .bookmark ? "book" : "line.3.horizontal"
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.iconSize)
        let own = icons[icon]?.resolved(isSelected ? .selected : .normal)
        side.setImage(own ?? UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        side.tintColor = isSelected ? bar.tintColor : .secondaryLabel
        side.bounds.size = CGSize(width: SearchMetrics.sideButton, height: SearchMetrics.field)
        bar.field.rightView = side
        bar.setNeedsLayout()
    }

    private func sideIcon(_ bar: UISearchBar) -> UISearchBar.Icon? {
        bar.showsSearchResultsButton ? .resultsList : bar.showsBookmarkButton ? .bookmark : nil
    }

    func iconDidChange(_ icon: UISearchBar.Icon, in bar: UISearchBar) {
        switch icon {
        case .search:
            guard let image = icons[.search]?.resolved(.normal) else {
                bar.field.leftView = SearchIcon(frame: .zero)
                return
            }
            let view = UIImageView(image: image)
            view.tintColor = .secondaryLabel
            view.bounds.size.width = max(SearchMetrics.icon, image.size.width)
            view.contentMode = .center
            bar.field.leftView = view
        case .bookmark, .resultsList: sideButtonDidChange(in: bar)
        case .clear: break
        }
    }

    func fieldImageDidChange(in bar: UISearchBar) {
        let image = fieldImages.resolved(bar.isEnabled ? .normal : .disabled)
        bar.field.background = image
        bar.field.backgroundColor = image == nil ? .tertiarySystemFill : nil
    }

    // MARK: Layout

    private var cancelWidth: CGFloat { cancel.sizeThatFits(CGSize(width: 1000, height: 44)).width }

    func layOut(_ bar: UISearchBar) {
        let bounds = bar.bounds
        background.frame = bounds
        let prompt = bar.prompt == nil ? 0 : SearchMetrics.prompt
        promptLabel.frame = CGRect(x: 0, y: 5, width: bounds.width, height: SearchMetrics.prompt)
        let below = bar.showsScopes ? SearchMetrics.scopes : 0
        let zone = CGRect(
            x: bounds.minX,
            y: bounds.minY + prompt,
            width: bounds.width,
            height: max(bounds.height - prompt - below, 0)
        )
        let height = min(SearchMetrics.field, zone.height)
        let safe = bar.safeAreaInsets
        let shift = bar.searchFieldBackgroundPositionAdjustment
        let taken = showsCancel ? cancelWidth + SearchMetrics.cancelGap : 0
        var frame = CGRect(
            x: zone.minX + SearchMetrics.margin + safe.left,
            y: zone.midY - height / 2,
            width: max(zone.width - 2 * SearchMetrics.margin - safe.left - safe.right - taken, 0),
            height: height
        )
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        bar.field.frame = frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        placeCancel(bar, isShown: showsCancel)
        if sideIcon(bar) != nil {
            bar.field.rightViewMode = bar.field.hasText ? .never : .always
        }
        scopes.isHidden = !bar.showsScopes
        scopes.frame = CGRect(
            x: bounds.minX,
            y: zone.maxY,
            width: bounds.width,
            height: below
        )
    }

    private func placeCancel(_ bar: UISearchBar, isShown: Bool) {
        guard cancel.superview === bar else { return }
        let bounds = bar.bounds
        let below = bar.showsScopes ? SearchMetrics.scopes : 0
        let prompt = bar.prompt == nil ? 0 : SearchMetrics.prompt
        let width = cancelWidth
        let right = bounds.width - SearchMetrics.margin - bar.safeAreaInsets.right
        var x = isShown ? right - width : right + SearchMetrics.cancelGap
        if bar.effectiveUserInterfaceLayoutDirection == .rightToLeft { x = bounds.width - x - width }
        cancel.frame = CGRect(x: x, y: prompt, width: width, height: max(bounds.height - prompt - below, 0))
        cancel.alpha = isShown ? 1 : 0
    }
}

/// The field of a search bar.
final class SearchBarField: UISearchTextField, UnarchivedView {}

/// A button of a search bar.
final class SearchBarButton: UIButton, UnarchivedView {}

/// A label of a search bar.
final class SearchBarLabel: UILabel, UnarchivedView {}
