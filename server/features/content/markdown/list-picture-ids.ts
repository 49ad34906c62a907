const PICTURE = /\/pictures\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/g;

/** The shop's pictures that a text names. */
export function listPictureIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(PICTURE)].map(([, id = '']) => id);
}
