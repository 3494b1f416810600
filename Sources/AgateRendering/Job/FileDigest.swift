import Foundation
#if AGATE_DIGEST
import CLibCrypto
#endif

/// SHA-256 of files, by the system's libcrypto.
package enum FileDigest {
    /// Whether there are digests: without them there are no jobs.
    package static var isAvailable: Bool {
        #if AGATE_DIGEST
        true
        #else
        false
        #endif
    }

    /// The digest of a file, as 64 hexadecimal digits.
    package static func sha256(_ file: URL) throws(RenderFailure) -> String {
        let data: Data
        do { data = try Data(contentsOf: file, options: .mappedIfSafe) } catch {
            throw RenderFailure(.unreadable, "cannot be read", path: file.path)
        }
        return try sha256(data)
    }

    /// The digest of bytes, as 64 hexadecimal digits.
    package static func sha256(_ data: Data) throws(RenderFailure) -> String {
        #if AGATE_DIGEST
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        let isDone = data.withUnsafeBytes { bytes in
            EVP_Digest(bytes.baseAddress, bytes.count, &digest, &length, EVP_sha256(), nil)
        }
        guard isDone == 1, length == 32 else {
            throw RenderFailure(.missing, "libcrypto of this machine has no SHA-256.")
        }
        return digest.prefix(32).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
        #else
        throw RenderFailure(.missing, "built without the trait Digest, which jobs need.")
        #endif
    }
}
