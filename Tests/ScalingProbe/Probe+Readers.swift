import AgateBrowser
import AgateDocuments
import Foundation

// Files as values, before there is a layer.

extension Probe {
    @MainActor static let readers: [Probe] = [
        Probe("markup of n elements", 1_000) { count, measured in
            let data = markup(String(repeating: "<CALayer name='a'/>", count: count))
            measured { _ = try? MarkupReader.read(data) }
        },
        Probe("a path of n parts", 2_000) { count, measured in
            let path = String(repeating: "a/", count: count)
            let files = FolderFiles(FileManager.default.temporaryDirectory)
            measured { _ = try? files.bytes(at: ResourcePath.parts(path)) }
        },
        Probe("a data address of n bytes", 20_000) { count, measured in
            let address = "data:;base64," + Data(repeating: 7, count: count).base64EncodedString()
            measured { _ = DataAddress.bytes(address) }
        },
        Probe("JSON of n members", 1_000) { count, measured in
            let members = (0..<count).map { "\"k\($0)\": [\($0), {\"a\": 1.5}]" }.joined(separator: ",")
            let data = Data("{\(members)}".utf8)
            measured { _ = try? JSONSerialization.jsonObject(with: data) }
        },
        Probe("a request's line of n bytes, one after the other", 4_000) { count, measured in
            let bytes = Array("GET /\(String(repeating: "a", count: count - 20)) HTTP/1.1\r\n\r\n".utf8)
            measured {
                var reader = RequestReader()
                for byte in bytes {
                    reader.add([byte])
                    _ = reader.next()
                }
            }
        },
        Probe("a ZIP archive of n members", 250) { count, measured in
            let data = zip((0..<count).map { "folder/member \($0).txt" })
            measured {
                guard let archive = try? ZipArchive(data) else { return }
                for entry in archive.entries { _ = try? archive.bytes(of: entry.name) }
            }
        },
        Probe("a property list of n entries, XML", 500) { count, measured in
            let entries = (0..<count).map { "<key>k\($0)</key><integer>\($0)</integer>" }.joined()
            let data = Data("<plist><dict>\(entries)</dict></plist>".utf8)
            measured { _ = try? MarkupPropertyList(data) }
        },
        Probe("a property list of n entries, binary", 500) { count, measured in
            let entries = Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", $0) })
            let data =
                (try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0))
                ?? Data()
            measured { _ = try? MarkupPropertyList(data) }
        },
    ]

    static func markup(_ inside: String) -> Data {
        Data(
            "<caml xmlns=\"http://www.apple.com/CoreAnimation/1.0\"><CALayer bounds='0 0 9 9'><sublayers>\(inside)</sublayers></CALayer></caml>"
                .utf8
        )
    }

    /// A ZIP archive whose members are empty.
    private static func zip(_ names: [String]) -> Data {
        var (files, directory) = ([UInt8](), [UInt8]())
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).map { UInt8(value >> ($0 * 8) & 255) }
        }
        for name in names {
            let offset = files.count
            // Flags, method, time, date, checksum, both sizes, the length of the name and of what follows it.
            let shared =
                number(0, 6) + number(33, 2) + number(0, 12) + number(name.utf8.count, 2) + number(0, 2)
            files += [0x50, 0x4B, 3, 4] + number(20, 2) + shared + Array(name.utf8)
            directory += [0x50, 0x4B, 1, 2] + number(20, 2) + number(20, 2) + shared
            directory += number(0, 10) + number(offset, 4) + Array(name.utf8)
        }
        let end =
            [0x50, 0x4B, 5, 6] + number(0, 4) + number(names.count, 2) + number(names.count, 2)
            + number(directory.count, 4) + number(files.count, 4) + number(0, 2)
        return Data(files + directory + end)
    }
}
