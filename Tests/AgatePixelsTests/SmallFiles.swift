import AgatePixels
import Foundation

/// Small files that other programs wrote (Pillow 12 with libwebp 1.6 and libjpeg-turbo 3).
enum SmallFiles {
    /// 6 by 4 pixels without loss: red 40x, green 60y, blue 200 - 30x, alpha 255 - 20(x + y).
    static let losslessWebP = file(
        "UklGRjAAAABXRUJQVlA4TCQAAAAvBcAAELmM6H/sChHR/4BCthGgAzt/sR9hUI4sPuwTAOBKHwA="
    )

    /// The same picture without alpha, with loss, and with an orientation of 6.
    static let lossyWebP = file(
        """
        UklGRqoAAABXRUJQVlA4WAoAAAAIAAAABQAAAwAAVlA4IGoAAABwBACdASoGAAQAAIAIJbACdLoB+AFGA/AC4AP4B6gH8AygDyAP
        0ABgafwcAAD+/pN13/3r7Er8fjvTPooj5ib1DfZ6PBLX87afpFIy3JNNA3/9o96Uf9lxPAmfzNL/gHhh0jLpoz/NAAAARVhJRhoA
        AABNTQAqAAAACAABARIAAwAAAAEABgAAAAAAAA==
        """
    )

    /// 4 by 3 pixels, played three times: red for 0.1 s, green for 0.25 s, blue at an alpha of 128 for 0.04 s.
    static let animatedWebP = file(
        """
        UklGRrQAAABXRUJQVlA4WAoAAAASAAAAAwAAAgAAQU5JTQYAAAAAAAAAAwBBTk1GKAAAAAAAAAAAAAMAAAIAAGQAAAJWUDhMDwAA
        AC8DgAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAIAAPoAAABWUDhMDwAAAC8DgAAAB9D/iP4HIqL/AQBBTk1GKAAAAAAA
        AAAAAAMAAAIAACgAAAJWUDhMDwAAAC8DgAAQBxDR/wIGIqL/AQA=
        """
    )

    /// 8 by 8 grey pixels: 16(x + y).
    static let grayJPEG = file(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK
        CgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABkQAAEFAAAAAAAAAAAAAAAAAAkAJTRD
        Uv/aAAgBAQAAPwA/G2NuAwZqX//Z
        """
    )

    /// 8 by 8 pixels of full cyan and a fifth of black, the inks turned round as Adobe's programs do.
    static let inksJPEG = file(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoK
        CgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAkK/8QAFBABAAAAAAAAAAAAAAAA
        AAAAAP/aAA4EQwBNAFkASwAAPwCf8/h/CYP/2Q==
        """
    )

    /// 16 by 16 pixels of red 200, green 100 and blue 50, progressive, with an orientation of 6.
    static let progressiveJPEG = file(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgIC
        AgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoK
        CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wgARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAA
        AAAAAAAAAAAAAAT/xAAUAQEAAAAAAAAAAAAAAAAAAAAH/9oADAMBAAIQAxAAAAGcFbZ//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/a
        AAgBAQABBQIf/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF/
        /8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwIf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPyEf/9oADAMBAAIA
        AwAAABAD/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QA
        FBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxAf/9k=
        """
    )

    /// A file of each format.
    static func file(of format: ImageFormat) -> Data {
        switch format {
        case .png:
            Data(PNGWriter().encode(ImageBuffer(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000])))
        case .jpeg: grayJPEG
        case .webp: losslessWebP
        case .gif:
            Data(
                GIFFile(
                    width: 2,
                    height: 1,
                    palette: [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]],
                    pictures: [GIFFile.Picture(width: 2, height: 1, pixels: [1, 2])]
                ).bytes
            )
        }
    }

    private static func file(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }
}
