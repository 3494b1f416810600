// Placeholder: the first files of AgateScene replace this.
