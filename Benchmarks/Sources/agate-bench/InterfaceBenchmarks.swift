import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Documents of Interface Builder: what a screen costs that a nib describes.
enum InterfaceBenchmarks {
    static let all = [read, make]

    private static let size = CGSize(width: 390, height: 844)

    /// A screen of 20 views in rows, with colours, an attribute and four constraints each.
    private static let document: Data = {
        let rows = (0..<20).map { row in
            """
            <view opaque="NO" clipsSubviews="YES" tag="\(row)" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v-\(row)">
                <rect key="frame" x="16" y="\(40 * row)" width="358" height="36"/>
                <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints><constraint firstAttribute="height" constant="36" id="h-\(row)"/></constraints>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </view>
            """
        }
        let constraints = (0..<20).map { row in
            """
            <constraint firstItem="v-\(row)" firstAttribute="leading" secondItem="top" secondAttribute="leading" constant="16" id="l-\(row)"/>
            <constraint firstAttribute="trailing" secondItem="v-\(row)" secondAttribute="trailing" constant="16" id="t-\(row)"/>
            <constraint firstItem="v-\(row)" firstAttribute="top" secondItem="top" secondAttribute="top" constant="\(40 * row)" id="y-\(row)"/>
            """
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <objects><view contentMode="scaleToFill" id="top">
                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                <subviews>\(rows.joined())</subviews>
                <constraints>\(constraints.joined())</constraints>
            </view></objects>
            </document>
            """.utf8
        )
    }()

    private static let read = Benchmark(scene: "uikit/nib-20-views-first") {
        MainActor.assumeIsolated {
            let seconds = Stopwatch.minimum(rounds: 20) {
                ManualDisplay.run(size: size, scale: 2) { _ in
                    Stopwatch.seconds {
                        let made = UINib(data: document, bundle: nil).instantiate(withOwner: nil)
                        withExtendedLifetime(made) {}
                    }
                }
            }
            var row = Row(
                scene: "uikit/nib-20-views-first",
                ours: seconds * 1e3,
                unit: "ms",
                note: "a nib of 20 views with 80 constraints: its document read, and its objects made once",
                limit: 4
            )
            row.hasPeers = false
            return row
        }
    }

    private static let make = Benchmark(scene: "uikit/nib-20-views") {
        MainActor.assumeIsolated {
            let seconds = Stopwatch.minimum(rounds: 20) {
                ManualDisplay.run(size: size, scale: 2) { _ in
                    let nib = UINib(data: document, bundle: nil)
                    _ = nib.instantiate(withOwner: nil)
                    return Stopwatch.seconds {
                        let made = nib.instantiate(withOwner: nil)
                        withExtendedLifetime(made) {}
                    }
                }
            }
            var row = Row(
                scene: "uikit/nib-20-views",
                ours: seconds * 1e3,
                unit: "ms",
                note: "the same nib, whose document is read: its objects made again",
                limit: 1
            )
            row.hasPeers = false
            return row
        }
    }
}
