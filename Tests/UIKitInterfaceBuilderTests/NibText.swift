import Foundation
import UIKitCore

import UIKitInterfaceBuilder

/// Nibs as text, in the form in which Interface Builder saves them.
@MainActor enum NibText {
    /// A whole document with some objects on the top level.
    static func document(_ objects: String, outlets: String = "", resources: String = "") -> Data {
        let connections = outlets.isEmpty ? "" : "<connections>\(outlets)</connections>"
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(connections)</placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(objects)
                </objects>
                \(resources.isEmpty ? "" : "<resources>\(resources)</resources>")
            </document>
            """.utf8
        )
    }

    /// What a document makes, and what of it is not honoured.
    static func load(
        _ objects: String,
        outlets: String = "",
        resources: String = "",
        owner: Any? = nil,
        texts: [String: String] = [:],
        external: [String: Any] = [:]
    ) throws -> (objects: [Any], issues: [String]) {
        let document = try InterfaceDocument(
            document(objects, outlets: outlets, resources: resources),
            file: "Test.xib",
            bundle: .main,
            texts: texts
        )
        let made = NibDocument(document).instantiate(owner: owner, external: external)
        return (made, document.issues.map { "\($0.subject): \($0.reason)" })
    }

    /// The one view that a document makes.
    static func view(_ objects: String, owner: Any? = nil) throws -> (view: UIView, issues: [String]) {
        let loaded = try load(objects, owner: owner)
        guard loaded.objects.count == 1, let view = loaded.objects[0] as? UIView else { throw NoView() }
        return (view, loaded.issues)
    }

    struct NoView: Error {}
}
