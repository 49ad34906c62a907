/** Nothing that a browser would run, and nothing that leads to a place without a lock. */
const OUTSIDE = /^(?:https:\/\/[^\s/\\?#]+(?:[/?#]\S*)?|mailto:[^\s?]+@[^\s?]+(?:\?\S*)?|tel:\+?[\d-]+)$/i;
/** Two slashes, or a backslash that browsers read as one, would lead to another host. */
const INSIDE = /^(?:\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of an address, and so would find another one in it.
const UNPRINTED = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** Whether the words of a page may lead there. */
export function isSafeLink(target: string): boolean {
  return !UNPRINTED.test(target) && (OUTSIDE.test(target) || INSIDE.test(target));
}
