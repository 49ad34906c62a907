/** Tags are kept in small letters. */
export function capitalise(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('en-NG') + rest.join('');
}
