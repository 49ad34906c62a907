const NAME_MAX_LENGTH = 40;
/** Anything a mail program could turn into a link. */
const LOOKS_LIKE_A_LINK = /\S\.\S|[@:/\\]/;

/**
 * Anybody can sign up with somebody else's address and a name of their choice: a "name" that advertises something must
 * not reach that person under the shop's own name.
 */
export function greet(name: string): string {
  const plain = name.replace(/[\s\p{C}]+/gu, ' ').trim();
  const isFit = plain !== '' && plain.length <= NAME_MAX_LENGTH && !LOOKS_LIKE_A_LINK.test(plain);
  return isFit ? `Hello ${plain},` : 'Hello,';
}
