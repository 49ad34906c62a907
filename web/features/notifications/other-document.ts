const ADMIN_PATH = /^\/admin(?:[/?#]|$)/;

/** The admin area is a document of its own, with its own rules for styles: the way in and out of it reloads. */
export function isOtherDocument(path: string, link: string): boolean {
  return ADMIN_PATH.test(path) !== ADMIN_PATH.test(link);
}
