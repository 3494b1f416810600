// Placeholder: the first files of AgatePixels replace this.
