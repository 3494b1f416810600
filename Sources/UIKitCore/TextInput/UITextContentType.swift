// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The meaning of a text, by which a system can offer values for it; only read back.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning, as browsers call it in `autocomplete` where they know it.
    public var rawValue: String

    /// Makes a meaning from its name; names that the system does not know are kept.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The whole name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name, such as “Dr.”.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// The given name of a person.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The middle name of a person.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The family name of a person.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An addition behind a name, such as “Jr.”.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The nickname of a person.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The title of a person's job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company or another organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, with a point of interest or an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A street address with all of its lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of a postal address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state or province of a postal address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The city and the state of a postal address, in one text.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city, such as a district, in a postal address.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The country or region of a postal address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number, with or without the code of its country.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of a mailbox.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The URL of a page or another resource.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account, for signing in.
    public static let username = UITextContentType(rawValue: "username")
    /// The existing password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that the user chooses for a new account or in place of an old one.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once, such as one sent by message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
