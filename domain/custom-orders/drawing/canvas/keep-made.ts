/**
 * Makes the same once. For what follows from a tier's width and a few options alone: a handful of each, so that what is kept
 * stays small, and the same for every cake, so that nobody can tell.
 */
export function keepMade<Parts extends readonly (string | number | boolean)[], Made>(
  make: (...parts: Parts) => Made,
): (...parts: Parts) => Made {
  const stored = new Map<string, Made>();
  return (...parts) => {
    const key = parts.join();
    const known = stored.get(key);
    if (known !== undefined) return known;
    const made = make(...parts);
    stored.set(key, made);
    return made;
  };
}
