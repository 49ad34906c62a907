/** Nothing that anybody sends us is nested deeper. */
const DEPTH_MAX = 20;

/** PostgreSQL keeps no NUL, and half a surrogate pair has no form in UTF-8. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Where in the input the first text is that cannot be kept, or where it is nested too deeply. */
export function findUnkeepable(input: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof input === 'string') return isKeepable(input) ? undefined : path;
  if (typeof input !== 'object' || input === null) return undefined;
  if (path.length === DEPTH_MAX) return path;
  for (const [key, value] of Object.entries(input)) {
    const found = isKeepable(key) ? findUnkeepable(value, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}
