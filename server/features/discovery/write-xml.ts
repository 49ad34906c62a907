/** What XML 1.0 knows no way to write: most control characters and halves of characters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const XML_BEGINNING = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One element with a text, whoever wrote it. */
export function writeElement(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

function escapeText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
