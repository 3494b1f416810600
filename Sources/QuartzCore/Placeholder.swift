// Placeholder: the first files of QuartzCore replace this.
