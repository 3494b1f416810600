// Placeholder: the first files of CoreGraphics replace this.
