/** Anything a mail program could turn into a link: an address of the web or of a mailbox. */
const LINK_LIKE_WORD = /\S*(?:[a-z\d-]\.[a-z]{2,}|:\/\/|@)\S*/gi;

/**
 * Anybody can order with somebody else's address: what was typed must not advertise anything to that person under the
 * shop's own name.
 */
export function makeHarmless(typed: string): string {
  return typed
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .replace(LINK_LIKE_WORD, '…');
}
