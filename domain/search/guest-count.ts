import { SERVINGS_MAX } from '../catalogue/product.ts';

/** "for 25 people", "25 guests" */
const GUESTS =
  /(?<![\p{Letter}\p{Number}])(?:(?:for|serves?|feeds?)(?: (?:about|around|under|up to))? )?(\d{1,4}) (?:people|persons?|guests?|pax|heads)(?![\p{Letter}\p{Number}])/iu;

/** "cake for 20", "cake for 20 by Saturday"; "for 2 year old" and "for 40th" are about years, and from 500 on it may be money. */
const BARE_GUESTS =
  /(?<![\p{Letter}\p{Number}])for (?:(?:about|around) )?([1-4]?\d{1,2})(?= (?:by|on|before|under|below|with|this|next|today|tomorrow)(?![\p{Letter}\p{Number}])|$)/iu;

export type GuestCount = {
  readonly guests: number;
  /** What else is looked for. */
  readonly rest: string;
};

/** How many people a longer text names, where a bare number may be about anything; nought where it names none. */
export function readPeople(text: string): number {
  return Number(GUESTS.exec(text.replace(/\s+/gu, ' '))?.[1] ?? 0);
}

/** How many have to be fed, if the query says so. */
export function readGuestCount(query: string): GuestCount | undefined {
  const plain = query.replace(/\s+/gu, ' ').trim();
  const [phrase = '', digits = ''] = GUESTS.exec(plain) ?? BARE_GUESTS.exec(plain) ?? [];
  const guests = Math.min(Number(digits), SERVINGS_MAX);
  if (guests < 1) return undefined;
  return { guests, rest: plain.replace(phrase, ' ').replace(/ +/g, ' ').trim() };
}
