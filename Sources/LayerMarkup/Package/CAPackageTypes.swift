/// A `.caar` file: an archive of a layer with its tree.
public let kCAPackageTypeArchive = "com.apple.coreanimation-archive"

/// A `.ca` folder: markup with its images.
public let kCAPackageTypeCAMLBundle = "com.apple.coreanimation-bundle"

/// A `.caml` file, whose images lie beside it.
public let kCAPackageTypeCAMLFile = "com.apple.coreanimation-xml"
