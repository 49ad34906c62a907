/** Anything a mail program could turn into a link: an address of the web or of a mailbox. */
const LINK_LIKE = /[a-z\d-]\.[a-z]{2,}|:\/\/|@/i;

/**
 * Anybody can order with somebody else's address: what was typed must not advertise anything to that person under the
 * shop's own name.
 */
export function makeHarmless(typed: string): string {
  return typed
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (LINK_LIKE.test(word) ? '…' : word))
    .join(' ');
}

/** The same line by line, for words that are laid out as they were typed. */
export function makeHarmlessLines(typed: string): string {
  const lines = typed.split('\n').map(makeHarmless);
  return lines.filter((line) => line !== '').join('\n');
}
