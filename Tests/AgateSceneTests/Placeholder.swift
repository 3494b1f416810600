// Placeholder: the first tests replace this.
