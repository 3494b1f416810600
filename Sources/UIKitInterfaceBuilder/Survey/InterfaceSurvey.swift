import AgateDocuments
package import Foundation
import UIKitCore

/// What of a document of Interface Builder is honoured and what is not, found by loading all that is in it.
///
/// The document stands alone: its program's classes are not expected, and objects of theirs are made as those of UIKit that they derive from. What a program would load later,
/// such as the views of controllers and the cells of prototypes, is loaded, too.
package struct InterfaceSurvey: Sendable {
    /// The forms of documents.
    package enum Form: String, Sendable {
        case storyboard
        case nib
    }

    package let file: String
    package let form: Form
    /// Scenes of a storyboard; objects on the top level of a nib.
    package let sceneCount: Int
    package let elementCount: Int
    /// What is not honoured, each thing once, in the order in which it was found.
    package let issues: [InterfaceIssue]
    /// What the program or its bundle would have to bring: classes, images, colours, fonts.
    package let missing: [InterfaceIssue]

    /// Loads a document on the present display.
    ///
    /// - Parameters:
    ///   - isStrict: Whether the limits are those for files of strangers.
    ///   - visit: Gets each object of the top level that was made.
    @MainActor package init(
        _ data: Data,
        file: String,
        isStrict: Bool = false,
        visit: (Any) -> Void = { _ in }
    ) throws(InterfaceError) {
        let document = try InterfaceDocument(
            data,
            file: file,
            bundle: .main,
            limits: isStrict ? .strict : nil
        )
        document.isSurveyed = true
        self.file = file
        elementCount = document.elementCount
        if let scenes = document.root.child("scenes") {
            form = .storyboard
            sceneCount = scenes.children.count
            StoryboardFile(document).loadAll().forEach(visit)
        } else {
            form = .nib
            sceneCount =
                document.root.child("objects")?.children.filter { $0.name != "placeholder" }.count ?? 0
            // Its connections are those of a class that is not here.
            let owner = NSObject()
            NibDocument(document).instantiate(owner: owner, external: [:]).forEach(visit)
        }
        issues = document.issues.filter { $0.cause == .notHonoured }
        missing = document.issues.filter { $0.cause == .missing }
    }
}
