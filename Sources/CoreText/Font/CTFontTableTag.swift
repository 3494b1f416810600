/// The four letters of a table's name as a number, the first one in the highest byte.
public typealias CTFontTableTag = FourCharCode
