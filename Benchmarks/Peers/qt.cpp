// Qt 6 at the work of the animation bench. Prints the figure of one scene, or nothing for a scene it has not.
#include <QAnimationDriver>
#include <QEasingCurve>
#include <QApplication>
#include <QGraphicsObject>
#include <QGraphicsScene>
#include <QPropertyAnimation>

#include <cstdio>
#include <cstring>
#include <malloc.h>
#include <vector>

#include "stopwatch.h"

/// What is animated: two properties with setters that do nothing but store.
class Thing : public QObject {
    Q_OBJECT
    Q_PROPERTY(double opacity READ opacity WRITE setOpacity)
    Q_PROPERTY(QPointF position READ position WRITE setPosition)
public:
    double opacity() const { return opacity_; }
    void setOpacity(double opacity) { opacity_ = opacity; }
    QPointF position() const { return position_; }
    void setPosition(QPointF position) { position_ = position; }

private:
    double opacity_ = 0;
    QPointF position_;
};

/// A layer's like in a scene: it has a rectangle, and nothing is painted.
class Box : public QGraphicsObject {
    Q_OBJECT
public:
    QRectF boundingRect() const override { return QRectF(0, 0, 8, 8); }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override {}
};

/// Time that moves when told.
class ManualDriver : public QAnimationDriver {
public:
    void advanceTo(qint64 milliseconds) {
        now_ = milliseconds;
        advanceAnimation();
    }
    qint64 elapsed() const override { return now_; }

private:
    qint64 now_ = 0;
};

/// The four named curves of Core Animation.
static std::vector<QEasingCurve> curves() {
    const double points[4][4] = {
        {0.25, 0.1, 0.25, 1}, {0.42, 0, 1, 1}, {0, 0, 0.58, 1}, {0.42, 0, 0.58, 1}};
    std::vector<QEasingCurve> result;
    for (const auto &p : points) {
        QEasingCurve curve(QEasingCurve::BezierSpline);
        curve.addCubicBezierSegment(QPointF(p[0], p[1]), QPointF(p[2], p[3]), QPointF(1, 1));
        result.push_back(curve);
    }
    return result;
}

/// Nanoseconds that one of many running animations takes in a frame.
static double evaluate(const char *property, const QVariant &from, const QVariant &to) {
    static ManualDriver driver;
    driver.install();
    const auto easing = curves();
    std::vector<Thing *> things;
    for (int i = 0; i < OBJECTS; ++i) {
        auto *thing = new Thing;
        auto *animation = new QPropertyAnimation(thing, property);
        animation->setStartValue(from);
        animation->setEndValue(to);
        animation->setDuration(100000 + i % 1000 * 10);
        animation->setEasingCurve(easing[static_cast<size_t>(i) % easing.size()]);
        animation->start();
        things.push_back(thing);
    }
    // Animations that were started wait for the event loop to be registered.
    QCoreApplication::processEvents();
    driver.advanceTo(1);
    QCoreApplication::processEvents();
    double readings[ROUNDS];
    qint64 time = 1000;
    for (double &reading : readings) {
        time += 1777;
        const double start = seconds_now();
        driver.advanceTo(time);
        reading = (seconds_now() - start) / OBJECTS * 1e9;
    }
    if (things.front()->opacity() == 0 && things.front()->position().isNull()) {
        std::fprintf(stderr, "peer-qt: nothing moved\n");
        std::_Exit(1);
    }
    return middle(readings, ROUNDS);
}

/// Nanoseconds of a set on an item of a scene.
static double set() {
    QGraphicsScene scene;
    auto *box = new Box;
    scene.addItem(box);
    double readings[ROUNDS];
    for (double &reading : readings) {
        const int count = 20000;
        const double start = seconds_now();
        for (int i = 0; i < count; ++i) box->setOpacity(i % 2 ? 0.25 : 0.75);
        reading = (seconds_now() - start) / count * 1e9;
        QCoreApplication::processEvents();
    }
    return middle(readings, ROUNDS);
}

/// Nanoseconds of sending a running animation to another end, from where it is.
static double replace() {
    QGraphicsScene scene;
    auto *box = new Box;
    scene.addItem(box);
    QPropertyAnimation animation(box, "opacity");
    animation.setDuration(250);
    animation.setEasingCurve(curves()[0]);
    double readings[ROUNDS];
    for (double &reading : readings) {
        const int count = 20000;
        const double start = seconds_now();
        for (int i = 0; i < count; ++i) {
            animation.stop();
            animation.setStartValue(box->opacity());
            animation.setEndValue(i % 2 ? 0.25 : 0.75);
            animation.start();
        }
        reading = (seconds_now() - start) / count * 1e9;
        QCoreApplication::processEvents();
    }
    return middle(readings, ROUNDS);
}

/// Bytes of an item in a scene.
static double bytes() {
    auto *scene = new QGraphicsScene;
    scene->setItemIndexMethod(QGraphicsScene::NoIndex);
    const struct mallinfo2 before = mallinfo2();
    for (int i = 0; i < OBJECTS; ++i) scene->addItem(new Box);
    QCoreApplication::processEvents();
    const struct mallinfo2 after = mallinfo2();
    const double used = static_cast<double>(after.uordblks + after.hblkhd)
        - static_cast<double>(before.uordblks + before.hblkhd);
    return used / OBJECTS;
}

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const char *scene = argc > 1 ? argv[1] : "";
    double figure = -1;
    if (!std::strcmp(scene, "animation/evaluate-scalar")) {
        figure = evaluate("opacity", 0.1, 0.9);
    } else if (!std::strcmp(scene, "animation/evaluate-position")) {
        figure = evaluate("position", QPointF(1000, 10), QPointF(2000, 20));
    } else if (!std::strcmp(scene, "animation/set-no-action")) {
        figure = set();
    } else if (!std::strcmp(scene, "animation/set-implicit-action")) {
        figure = replace();
    } else if (!std::strcmp(scene, "animation/layer-bytes")) {
        figure = bytes();
    }
    if (figure >= 0) std::printf("%.3f\n", figure);
    std::fflush(stdout);
    // Taking a hundred thousand animations down one by one takes longer than measuring them.
    std::_Exit(0);
}

#include "qt.moc"
