const ID_FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What cannot be the id of anything is not there either, and the database need not be asked for it. */
export function isId(text: string): boolean {
  return ID_FORM.test(text);
}
