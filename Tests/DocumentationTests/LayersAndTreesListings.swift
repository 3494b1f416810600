import AgateDisplay
import QuartzCore
import Testing

@Suite("The listings of the article on layers and trees")
struct LayersAndTreesListings {
    @Test("the model is at its goal while the presentation is on its way")
    func presentation() throws {
        try ManualDisplay.run(size: CGSize(width: 240, height: 140)) { display in
            // Listing begins
            let card = CALayer()
            card.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
            card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

            let ball = CALayer()
            ball.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            ball.position = CGPoint(x: 40, y: 50)  // of its middle, in the card
            ball.cornerRadius = 20
            ball.backgroundColor = CGColor(red: 0.94, green: 0.4, blue: 0.34, alpha: 1)

            card.addSublayer(ball)
            display.layer.addSublayer(card)
            // Listing ends
            #expect(ball.frame == CGRect(x: 20, y: 30, width: 40, height: 40))

            // Listing begins
            display.advance(by: 0)  // the card and the ball are on the display

            ball.position.x = 160
            display.advance(by: 0.125)  // half of the quarter of a second that implicit animations take

            let goal = ball.position.x  // 160
            let seen = ball.presentation()?.position.x  // about 136: it started fast, and slows down
            // Listing ends
            #expect(goal == 160)
            let place = try #require(seen)
            #expect(abs(place - 136) < 1)
        }
    }
}
