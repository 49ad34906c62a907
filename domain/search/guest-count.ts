import { SERVINGS_MAX } from '../catalogue/product.ts';

/** "for 25 people", "25 guests" */
const GUESTS =
  /(?<![\p{Letter}\p{Number}])(?:(?:for|serves?|feeds?)(?: (?:about|around|under|up to))? )?(\d{1,4}) (?:people|persons?|guests?|pax|heads)(?![\p{Letter}\p{Number}])/iu;

export type GuestCount = {
  readonly guests: number;
  /** What else is looked for. */
  readonly rest: string;
};

/** How many have to be fed, if the query says so. */
export function readGuestCount(query: string): GuestCount | undefined {
  const plain = query.replace(/\s+/gu, ' ');
  const [phrase = '', digits = ''] = GUESTS.exec(plain) ?? [];
  const guests = Math.min(Number(digits), SERVINGS_MAX);
  if (guests < 1) return undefined;
  return { guests, rest: plain.replace(phrase, ' ').replace(/ +/g, ' ').trim() };
}
