import Foundation
import UIKitCore

/// Documents of a few elements, in the form that Interface Builder saves.
@MainActor enum Document {
    /// A nib of some elements beside the usual placeholders.
    static func xib(_ elements: String) -> UINib {
        UINib(data: Data(xibText(elements).utf8), bundle: nil)
    }

    static func xibText(_ elements: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/></dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(elements)
            </objects>
        </document>
        """
    }
}
