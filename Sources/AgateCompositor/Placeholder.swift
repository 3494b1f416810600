// Placeholder: the first files of AgateCompositor replace this.
