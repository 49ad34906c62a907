import { EMAIL_MAX_LENGTH } from '../../../domain/users/person.ts';

/** Exactly one address: nothing that could begin a second one, a comment or another header. */
const ADDRESS_FORM = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

export function isMailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && ADDRESS_FORM.test(text);
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
