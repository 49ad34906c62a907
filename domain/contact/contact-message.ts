import { accept, type Result, refuse } from '../refusal.ts';
import { normaliseName } from '../users/person.ts';

export const CONTACT_TOPICS = ['event', 'order', 'delivery', 'ingredients', 'feedback', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_NAMES: Readonly<Record<ContactTopic, string>> = {
  event: 'Ordering for a party or an office',
  order: 'An existing order',
  delivery: 'Delivery or pickup',
  ingredients: 'Ingredients and allergens',
  feedback: 'Feedback or a complaint',
  other: 'Something else',
};

export const CONTACT_TEXT_MIN_LENGTH = 10;
export const CONTACT_TEXT_MAX_LENGTH = 3_000;
/** A picture of a cake and a map are fine; advertisements come by the dozen. */
export const CONTACT_LINKS_MAX = 2;

/** Nobody fills in the form faster than this, except a machine. */
export const CONTACT_FORM_LEAST_MS = 3_000;
/** A page may stay open overnight. */
export const CONTACT_FORM_LONGEST_MS = 24 * 3_600_000;

/** Counted from when somebody has dealt with it; what waits for an answer is kept until it has one. */
export const CONTACT_RETENTION_DAYS = 365;

const LINK = /(?:https?:\/\/|www\.)\S+|\[url\b|<a\s/giu;
const CONTROL_CHARACTERS = /[^\P{Cc}\n]+/gu;

export function readContactText(typed: string): Result<string> {
  const text = typed.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, ' ').trim();
  if (text === '') return refuse('invalid', 'text_missing', 'Enter your message.');
  if (text.length < CONTACT_TEXT_MIN_LENGTH) {
    return refuse('invalid', 'text_too_short', 'Tell us a little more so we can help.');
  }
  if (text.length > CONTACT_TEXT_MAX_LENGTH) {
    return refuse('invalid', 'text_too_long', `Use at most ${CONTACT_TEXT_MAX_LENGTH} characters.`);
  }
  if (countLinks(text) > CONTACT_LINKS_MAX) {
    return refuse('invalid', 'too_many_links', `Send at most ${CONTACT_LINKS_MAX} links.`);
  }
  return accept(text);
}

/** Whose name is a link wants to sell something. */
export function readContactName(typed: string): Result<string> {
  const name = normaliseName(typed);
  if (!name.ok || countLinks(name.value) === 0) return name;
  return refuse('invalid', 'name_is_a_link', 'Enter your name without a link.');
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
