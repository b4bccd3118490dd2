// Placeholder until the first file.
