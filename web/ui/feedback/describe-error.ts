/** What to tell people of an error. A part that the line has lost rejects with a TypeError, in the browser's own words. */
export function describeError(error: unknown): string {
  if (error instanceof TypeError) return 'This couldn’t be loaded. Check your connection and try again.';
  return error instanceof Error ? error.message : String(error);
}
