import { suggestEmail } from '../../../domain/users/suggest-email.ts';
import { createTapGuard } from '../browser/tap-guard.ts';

/** Of this visit: an address that is really so is asked about once, wherever it is typed again. */
const answered = new Set<string>();

export const noteAnswered = (typed: string): void => {
  answered.add(typed.trim());
};

const isDoubleTap = createTapGuard();
let asked = '';

/** Whether sending has to wait for an answer; pressing again is one, unless nobody can have read the question yet. */
export function shallAskAboutEmail(typed: string): boolean {
  const email = typed.trim();
  if (suggestEmail(email) === undefined || answered.has(email)) return false;
  const isAnswer = !isDoubleTap() && asked === email;
  asked = email;
  if (isAnswer) noteAnswered(email);
  return !isAnswer;
}
