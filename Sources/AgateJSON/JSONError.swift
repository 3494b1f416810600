/// Why a text gives no values.
package enum JSONError: Error, Equatable, Sendable {
    /// It is no JSON in UTF-8; the number of the first byte that does not belong there, or of the string or the number that it is in.
    case malformed(offset: Int)
    /// Arrays and objects lie deeper in each other than is allowed; how deep the first one that does lies.
    case tooDeep(Int)
}
