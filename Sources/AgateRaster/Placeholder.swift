// Placeholder: the first files of AgateRaster replace this.
