// Placeholder: the first files of AgateTiming replace this.
