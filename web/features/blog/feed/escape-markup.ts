const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML may hold, however it is written.
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text that stands for itself in HTML and XML, also within the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}
