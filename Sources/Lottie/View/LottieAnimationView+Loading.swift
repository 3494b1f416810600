public import Foundation
import UIKit

extension LottieAnimationView {
    /// Called when something was read, with what went wrong, if it did.
    public typealias DownloadClosure = (Error?) -> Void

    /// Makes a view for `NAME.json` of a bundle, of the animation's size; without an animation if that is not there.
    public convenience init(
        name: String,
        bundle: Bundle = Bundle.main,
        subdirectory: String? = nil,
        imageProvider: AnimationImageProvider? = nil,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared,
        configuration: LottieConfiguration = .shared
    ) {
        let animation = LottieAnimation.named(
            name,
            bundle: bundle,
            subdirectory: subdirectory,
            animationCache: animationCache
        )
        self.init(animation: animation, imageProvider: imageProvider, configuration: configuration)
    }

    /// Makes a view for a file, of the animation's size; without an animation if the file cannot be read.
    public convenience init(
        filePath: String,
        imageProvider: AnimationImageProvider? = nil,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared,
        configuration: LottieConfiguration = .shared
    ) {
        let animation = LottieAnimation.filepath(filePath, animationCache: animationCache)
        self.init(animation: animation, imageProvider: imageProvider, configuration: configuration)
    }

    /// Makes a view for `NAME.json` of a bundle: there are no asset catalogues.
    public convenience init(
        asset name: String,
        bundle: Bundle = Bundle.main,
        imageProvider: AnimationImageProvider? = nil,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared,
        configuration: LottieConfiguration = .shared
    ) {
        let animation = LottieAnimation.asset(name, bundle: bundle, animationCache: animationCache)
        self.init(animation: animation, imageProvider: imageProvider, configuration: configuration)
    }

    /// Makes a view for an archive `NAME.lottie` of a bundle; its animation is set when it was read on another thread.
    public convenience init(
        dotLottieName name: String,
        bundle: Bundle = Bundle.main,
        subdirectory: String? = nil,
        animationId: String? = nil,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache,
        configuration: LottieConfiguration = .shared,
        completion: ((LottieAnimationView, Error?) -> Void)? = nil
    ) {
        self.init(animation: nil, configuration: configuration)
        DotLottieFile.named(
            name,
            bundle: bundle,
            subdirectory: subdirectory,
            dotLottieCache: dotLottieCache
        ) { result in
            ViewThread.run { self.take(result, animationId, completion) }
        }
    }

    /// Makes a view for an archive; its animation is set when it was read on another thread.
    public convenience init(
        dotLottieFilePath filePath: String,
        animationId: String? = nil,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache,
        configuration: LottieConfiguration = .shared,
        completion: ((LottieAnimationView, Error?) -> Void)? = nil
    ) {
        self.init(animation: nil, configuration: configuration)
        DotLottieFile.loadedFrom(filepath: filePath, dotLottieCache: dotLottieCache) { result in
            ViewThread.run { self.take(result, animationId, completion) }
        }
    }

    /// Makes a view for an archive `NAME.lottie` of a bundle: there are no asset catalogues.
    public convenience init(
        dotLottieAsset name: String,
        bundle: Bundle = Bundle.main,
        animationId: String? = nil,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache,
        configuration: LottieConfiguration = .shared,
        completion: ((LottieAnimationView, Error?) -> Void)? = nil
    ) {
        self.init(
            dotLottieName: name,
            bundle: bundle,
            animationId: animationId,
            dotLottieCache: dotLottieCache,
            configuration: configuration,
            completion: completion
        )
    }

    private func take(
        _ result: Result<DotLottieFile, Error>,
        _ animationId: String?,
        _ completion: ((LottieAnimationView, Error?) -> Void)?
    ) {
        switch result {
        case .success(let file):
            loadAnimation(animationId, from: file)
            completion?(self, nil)
        case .failure(let error): completion?(self, error)
        }
    }
}
