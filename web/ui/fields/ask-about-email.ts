import { suggestEmail } from '../../../domain/users/suggest-email.ts';

/** Of this visit: an address that is really so is asked about once, wherever it is typed again. */
const answered = new Set<string>();

export const noteAnswered = (typed: string): void => {
  answered.add(typed.trim());
};

/** Whether sending has to wait for an answer; pressing again is one. */
export function shallAskAboutEmail(typed: string): boolean {
  if (suggestEmail(typed) === undefined || answered.has(typed.trim())) return false;
  noteAnswered(typed);
  return true;
}
