// Placeholder: the first files of UIKit replace this.
