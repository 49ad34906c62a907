import type { OrderStatus } from '../orders/statuses.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { dropTitles } from '../users/greeting-name.ts';

export const REVIEW_STARS = [1, 2, 3, 4, 5] as const;
export const REVIEW_TEXT_MAX_LENGTH = 1_500;
export const REVIEW_PICTURES_MAX = 4;
export const REVIEW_ANSWER_MAX_LENGTH = 1_000;
export const HIDE_REASON_MAX_LENGTH = 200;

/** `waiting`: for the bakery's look. Only what is published is seen by shoppers and counted. */
export const REVIEW_STATUSES = ['waiting', 'published', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** `open`: someone has to decide; `kept`: someone has, and further reports raise it no more. */
export const REPORT_STATES = ['none', 'open', 'kept'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Only who has the cake in their hands can say how it was. */
export const REVIEWABLE_STATUSES = ['delivered', 'collected'] as const satisfies readonly OrderStatus[];

export function isReviewable(status: OrderStatus): boolean {
  return REVIEWABLE_STATUSES.some((reviewable) => reviewable === status);
}

const CONTROL_CHARACTERS = /[^\P{Cc}\n]+/gu;
const BLANK_LINES = /\n{3,}/gu;

/** Stars alone are a review too. */
export function readReviewText(typed: string): Result<string> {
  const text = clean(typed);
  if (text.length <= REVIEW_TEXT_MAX_LENGTH) return accept(text);
  return refuse('invalid', 'text_too_long', `Use at most ${REVIEW_TEXT_MAX_LENGTH} characters.`);
}

/** Blank takes the answer away again. */
export function readAnswerText(typed: string): Result<string> {
  const text = clean(typed);
  if (text.length <= REVIEW_ANSWER_MAX_LENGTH) return accept(text);
  return refuse('invalid', 'text_too_long', `Use at most ${REVIEW_ANSWER_MAX_LENGTH} characters.`);
}

function clean(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL_CHARACTERS, ' ')
    .replaceAll(BLANK_LINES, '\n\n')
    .trim();
}

/** As strangers may read it: first name and initial, "Adaeze O.". */
export function abbreviateName(name: string): string {
  const [first = '', ...others] = dropTitles(name)
    .split(' ')
    .filter((part) => /\p{L}/u.test(part));
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0];
  if (first === '') return 'A customer';
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}
