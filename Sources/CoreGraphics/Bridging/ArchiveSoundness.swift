package import Foundation

extension NSCoder {
    /// The object under a key, of whatever class; nil when there is none, and where asking for it would end the program.
    ///
    /// Who asks drops what is of another class: with a list of expected ones, `NSKeyedUnarchiver` on Linux ends the program
    /// over an archive that names another one.
    package func soundObject(forKey key: String) -> Any? {
        guard containsValue(forKey: key), ArchiveSoundness.mayDecode(key, in: self) else { return nil }
        return decodeObject(of: [NSObject.self], forKey: key)
    }
}

/// Tells which objects of an archive Foundation can decode without trapping.
///
/// Where an archive was damaged, `NSKeyedUnarchiver` on Linux throws in most cases, and ends the program in others: when an
/// object's class is described by something that is no table, when the class is none of `NSObject`'s or does not support
/// the required secure coding, when a text or a list of Foundation's lacks its content, and when lists hold
/// themselves. So what the objects of an archive say about
/// themselves is checked before Foundation decodes one of them.
///
/// A coder has no interface for that; reflection shows the list of its objects. Where it shows none (another coder, another
/// version of Foundation) everything is decoded. What happens before any class of ours decodes, such as an archive whose
/// outermost object names another class than the caller expects, stays as it is.
private final class ArchiveSoundness {
    /// For each object whether decoding it is dangerous; nil when none is, as in every undamaged archive.
    private let isDangerous: [Bool]?
    private weak var coder: NSKeyedUnarchiver?

    private static let threadKey = "agate.archive-soundness"
    /// The maximum depth of lists; deeper ones would run out of stack.
    private static let deepest = 256

    static func mayDecode(_ key: String, in coder: NSCoder) -> Bool {
        guard let coder = coder as? NSKeyedUnarchiver, let isDangerous = of(coder).isDangerous,
            let place = ArchiveReference(container(of: coder)?[escaped(key)])?.place
        else { return true }
        return place >= isDangerous.count || !isDangerous[place]
    }

    /// That of a coder, found once for each.
    private static func of(_ coder: NSKeyedUnarchiver) -> ArchiveSoundness {
        let dictionary = Thread.current.threadDictionary
        if let known = dictionary[threadKey] as? ArchiveSoundness, known.coder === coder { return known }
        let made = ArchiveSoundness(coder)
        dictionary[threadKey] = made
        return made
    }

    /// Keys that begin with a dollar sign have another one before it in the archive.
    private static func escaped(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }

    /// The values by key of the object that is being read.
    private static func container(of coder: NSKeyedUnarchiver) -> [String: Any]? {
        let containers = Mirror(reflecting: coder).descendant("_containers") as? [AnyObject]
        return containers?.last.flatMap { Mirror(reflecting: $0).descendant("dict") as? [String: Any] }
    }

    private init(_ coder: NSKeyedUnarchiver) {
        self.coder = coder
        let objects = Mirror(reflecting: coder).descendant("_objects") as? [Any] ?? []
        var survey = ArchiveSurvey(objects, coder)
        isDangerous = survey.findDanger(deepest: Self.deepest)
    }
}

/// One look at all objects of an archive.
private struct ArchiveSurvey {
    private let objects: [Any]
    private let coder: NSKeyedUnarchiver
    private var dangerousClasses: [Int: Bool] = [:]

    init(_ objects: [Any], _ coder: NSKeyedUnarchiver) {
        self.objects = objects
        self.coder = coder
    }

    /// For each object whether it, or one that Foundation reads with it, is dangerous; nil when none is.
    mutating func findDanger(deepest: Int) -> [Bool]? {
        var isDangerous = [Bool](repeating: false, count: objects.count)
        var links: [[Int]] = Array(repeating: [], count: objects.count)
        var hasLinks = false
        for place in objects.indices {
            guard let table = objects[place] as? [String: Any], let described = table["$class"] else {
                continue
            }
            guard let reference = ArchiveReference(described) else { continue }
            isDangerous[place] = hasDangerousClass(reference.place) || lacksContent(table, reference.place)
            links[place] = Self.links(of: table)
            hasLinks = hasLinks || !links[place].isEmpty
        }
        if hasLinks { spread(&isDangerous, along: links, deepest: deepest) }
        return isDangerous.contains(true) ? isDangerous : nil
    }

    /// The objects that Foundation reads with one; objects that this library refers to are checked and decoded one by one.
    private static func links(of table: [String: Any]) -> [Int] {
        var links: [Int] = []
        for (key, value) in table where key != "$class" && !key.hasPrefix("agate.") {
            if let reference = ArchiveReference(value) {
                links.append(reference.place)
            } else if let list = value as? [Any] {
                links += list.compactMap { ArchiveReference($0)?.place }
            }
        }
        return links
    }

    /// Makes dangerous what leads to danger, to itself, or too deep.
    private func spread(_ isDangerous: inout [Bool], along links: [[Int]], deepest: Int) {
        var height = [Int](repeating: -1, count: objects.count)
        var isOpen = [Bool](repeating: false, count: objects.count)
        for start in objects.indices where height[start] < 0 && !links[start].isEmpty {
            var stack = [(place: start, next: 0)]
            isOpen[start] = true
            while let (place, next) = stack.last {
                if next < links[place].count {
                    stack[stack.count - 1].next += 1
                    let link = links[place][next]
                    guard link < objects.count else { continue }
                    if isOpen[link] {
                        isDangerous[place] = true
                    } else if height[link] < 0 {
                        isOpen[link] = true
                        stack.append((link, 0))
                    }
                } else {
                    let inner = links[place].filter { $0 < objects.count }
                    height[place] = 1 + (inner.map { height[$0] }.max() ?? -1)
                    if height[place] > deepest || inner.contains(where: { isDangerous[$0] }) {
                        isDangerous[place] = true
                    }
                    isOpen[place] = false
                    stack.removeLast()
                }
            }
        }
    }

    // MARK: Classes

    private mutating func hasDangerousClass(_ place: Int) -> Bool {
        if let known = dangerousClasses[place] { return known }
        let isDangerous = describesDanger(place)
        dangerousClasses[place] = isDangerous
        return isDangerous
    }

    private func describesDanger(_ place: Int) -> Bool {
        guard place < objects.count, objects[place] is [String: Any] else { return true }
        // Foundation throws an error for an unknown class.
        return describedClass(place).map { isDangerous($0) } ?? false
    }

    /// The class that Foundation will take.
    private func describedClass(_ place: Int) -> AnyClass? {
        guard place < objects.count, let table = objects[place] as? [String: Any] else { return nil }
        if let name = table["$classname"] as? String,
            let named = coder.class(forClassName: name) ?? NSKeyedUnarchiver.class(forClassName: name)
                ?? NSClassFromString(name)
        {
            return named
        }
        return (table["$classhints"] as? [String])?.lazy.compactMap { NSClassFromString($0) }.first
    }

    /// Whether a class of Foundation's would not find in an object what it takes for granted.
    private func lacksContent(_ table: [String: Any], _ classPlace: Int) -> Bool {
        guard let described = describedClass(classPlace),
            String(reflecting: described).hasPrefix("Foundation.")
        else { return false }
        if table.keys.contains(where: { $0.hasPrefix("agate.") }) { return true }
        switch described {
        case is NSString.Type: return !(table["NS.string"] is String)
        case is NSData.Type: return !(table["NS.data"] is Data)
        case is NSArray.Type, is NSSet.Type: return !(table["NS.objects"] is [Any])
        case is NSDictionary.Type:
            guard let keys = table["NS.keys"] as? [Any], let values = table["NS.objects"] as? [Any] else {
                return true
            }
            return keys.count != values.count
        default: return false
        }
    }

    private func isDangerous(_ named: AnyClass) -> Bool {
        guard coder.requiresSecureCoding else { return false }
        guard let object = named as? NSObject.Type else { return true }
        guard let coding = object.classForKeyedUnarchiver() as? any NSCoding.Type else { return false }
        return !((coding as? any NSSecureCoding.Type)?.supportsSecureCoding ?? false)
    }
}

/// A reference to an object of an archive, as property lists have it: an object of a class that Foundation keeps to itself.
private struct ArchiveReference {
    /// Where in the list of objects.
    let place: Int

    init?(_ value: Any?) {
        guard let value, type(of: value) is AnyClass,
            let number = Mirror(reflecting: value).descendant("value") as? UInt32
        else { return nil }
        place = Int(number)
    }
}
