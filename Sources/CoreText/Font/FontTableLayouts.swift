// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Sizes in bytes of what the tables of font files hold, from Apple's header of their layout.

/// The tag of the table `OS/2`.
public var os2FontTableTag: Int { 0x4F53_2F32 }
/// The length of the part of a character map that says for whom it is, without its offset.
public var sizeof_sfntCMapSubHeader: Int { 6 }
/// The length of the head of the table `cmap`.
public var sizeof_sfntCMapHeader: Int { 4 }
/// The length of the head of a character map of 32-bit formats.
public var sizeof_sfntCMapExtendedSubHeader: Int { 12 }
/// The length of an entry of the table `cmap`.
public var sizeof_sfntCMapEncoding: Int { 8 }
/// The length of the head of the table `fdsc`.
public var sizeof_sfntDescriptorHeader: Int { 8 }
/// The length of the head of a font file.
public var sizeof_sfntDirectory: Int { 12 }
/// The length of a named instance of the table `fvar`, without its values.
public var sizeof_sfntInstance: Int { 4 }
/// The length of the head of the table `name`.
public var sizeof_sfntNameHeader: Int { 6 }
/// The length of an entry of the table `name`.
public var sizeof_sfntNameRecord: Int { 12 }
/// The length of an axis of the table `fvar`.
public var sizeof_sfntVariationAxis: Int { 20 }
/// The length of the head of the table `fvar`.
public var sizeof_sfntVariationHeader: Int { 16 }

/// The class of a glyph in a state table.
public typealias STClass = UInt8
