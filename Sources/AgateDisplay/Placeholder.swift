// Placeholder: the first files of AgateDisplay replace this.
