// Placeholder: the first files of AgateGeometry replace this.
