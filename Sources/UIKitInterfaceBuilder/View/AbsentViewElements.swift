import UIKitCore

/// Views of frameworks that are not here: a plain view stands in the place of each, with its frame, constraints and subviews.
@MainActor enum AbsentViewElements {
    static let kinds: [ElementKind] = classes.map { name, type in
        .view(name, UIView.self) { view, element, load in
            load.tell(element, nil, "\(type) is not here: a plain view stands in its place.")
            for part in element.children where parts.contains(part.name) { part.skipAll() }
            for attribute in attributes { element.skip(attribute) }
        }
    }

    /// The classes by their elements.
    private static let classes: [(name: String, type: String)] = [
        ("mapView", "MKMapView"), ("webView", "UIWebView"), ("wkWebView", "WKWebView"),
        ("sceneKitView", "SCNView"), ("arscnView", "ARSCNView"), ("arskView", "ARSKView"),
        ("skView", "SKView"), ("mtkView", "MTKView"), ("glkView", "GLKView"), ("pdfView", "PDFView"),
        ("adBannerView", "ADBannerView"), ("arView", "ARView"),
    ]

    /// What only these views have: that they are not here is said once for all of it.
    private static let attributes = [
        "mapType", "showsUserLocation", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled",
        "showsBuildings", "showsCompass", "showsScale", "showsTraffic", "showsPointsOfInterest",
        "scalesPageToFit", "allowsBackForwardNavigationGestures", "allowsLinkPreview", "allowsMagnification",
        "scene", "allowsCameraControl", "autoenablesDefaultLighting", "jitteringEnabled", "antialiasingMode",
        "preferredFramesPerSecond", "showsStatistics", "wantsBestResolutionOpenGLSurface", "playing", "loops",
        "colorPixelFormat", "depthStencilPixelFormat", "sampleCount", "clearDepth", "clearStencil",
        "framebufferOnly", "autoResizeDrawable", "enableSetNeedsDisplay", "paused", "drawableColorFormat",
        "drawableDepthFormat", "drawableStencilFormat", "drawableMultisample",
    ]

    private static let parts: Set<String> = [
        "wkWebViewConfiguration", "dataDetectorType", "sceneFile", "scene",
    ]
}
