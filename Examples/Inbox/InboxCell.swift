import UIKit

/// A row of the inbox: a coloured circle with initials, sender and time, subject, and two lines of the text.
final class InboxCell: UITableViewCell {
    private let circle = UILabel()
    private let dot = UIView()
    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        circle.font = .systemFont(ofSize: 15, weight: .semibold)
        circle.textColor = .white
        circle.textAlignment = .center
        circle.layer.cornerRadius = 20
        circle.clipsToBounds = true
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 4
        sender.font = .systemFont(ofSize: 17, weight: .semibold)
        time.font = .systemFont(ofSize: 15)
        time.textColor = .secondaryLabel
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        time.setContentHuggingPriority(.required, for: .horizontal)
        subject.font = .systemFont(ofSize: 15)
        preview.font = .systemFont(ofSize: 15)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        flag.tintColor = .systemOrange
        for view in [circle, dot, sender, time, subject, preview, flag] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            circle.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            circle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            circle.widthAnchor.constraint(equalToConstant: 40),
            circle.heightAnchor.constraint(equalToConstant: 40),
            dot.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            dot.widthAnchor.constraint(equalToConstant: 8),
            dot.heightAnchor.constraint(equalToConstant: 8),
            sender.leadingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 12),
            sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            time.leadingAnchor.constraint(greaterThanOrEqualTo: sender.trailingAnchor, constant: 8),
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
            subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
            subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 1),
            flag.leadingAnchor.constraint(greaterThanOrEqualTo: subject.trailingAnchor, constant: 8),
            flag.trailingAnchor.constraint(equalTo: time.trailingAnchor),
            flag.centerYAnchor.constraint(equalTo: subject.centerYAnchor),
            preview.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
            preview.trailingAnchor.constraint(equalTo: time.trailingAnchor),
            preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 1),
            preview.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: Message) {
        let initials = message.sender.split(separator: " ").compactMap(\.first).prefix(2)
        circle.text = String(initials)
        circle.backgroundColor = message.color
        dot.isHidden = !message.isUnread
        sender.text = message.sender
        time.text = message.time
        subject.text = message.subject
        preview.text = message.text
        flag.isHidden = !message.isFlagged
    }
}
