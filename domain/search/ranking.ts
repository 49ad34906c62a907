import { QUERY_WORDS_MAX } from './limits.ts';

/** Where a word stands; a lower number is a better place. */
export const PLACES = { name: 0, category: 1, tag: 2, description: 3 } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

/** Between one place and the next there is room for how close all words of a query are. */
const CLOSENESS_LANE = 2 ** 8;

/** How a word of the catalogue answers a typed one; a lower number is closer, and none may become zero. */
export const CLOSENESS = {
  whole: 2,
  plural: 3,
  beginning: 5,
  similar: 7,
  similarBeginning: 8,
  /** As if it stood one place lower: names and categories with the word itself come before its compounds. */
  compound: CLOSENESS_LANE + 4,
} as const;
/** The plural or singular of what was probably meant, as of what was typed. */
export const PLURAL_PENALTY = CLOSENESS.plural - CLOSENESS.whole;
/** Two typed words that stand together in the name are closer than the same two far apart. */
export const TOGETHER_BONUS = 1;
/** Hardly anybody mistypes the first letter: "bred" is bread before it is red. */
export const FIRST_LETTER_PENALTY = 1;
/** Another word for the same thing. */
const LOCAL_WORD_PENALTY = 3;
/** What a product only tastes of or suits comes after one that is called so, if by a compound: "chocolate cake" is a chocolate cupcake first. */
const TAG_PENALTY = 3;

/** Of each place, by its number. */
const PLACE_COSTS: readonly number[] = [0, CLOSENESS_LANE, CLOSENESS_LANE + TAG_PENALTY, 2 * CLOSENESS_LANE];

const POSITION_BITS = 5;
const LAST_POSITION = 2 ** POSITION_BITS - 1;
const LOCAL_WORD_FLAG = 2 ** POSITION_BITS;

/** What the index keeps of one word in one product; of several occurrences the lowest is the best. */
export const OCCURRENCE_BITS = POSITION_BITS + 3;

export function packOccurrence(place: Place, position: number, isLocalWord: boolean): number {
  return (
    place * LOCAL_WORD_FLAG * 2 + (isLocalWord ? LOCAL_WORD_FLAG : 0) + Math.min(position, LAST_POSITION)
  );
}

/*
 * The cost of a product is the sum over the typed words, and must not let one kind of cost run over into the next:
 * first the places, then the closeness, then the positions.
 */
const POSITION_LANE = 2 ** Math.ceil(Math.log2(LAST_POSITION * QUERY_WORDS_MAX + 1));

export function computeCost(occurrence: number, closeness: number): number {
  const placeCost = PLACE_COSTS[occurrence >> (POSITION_BITS + 1)] ?? 0;
  const penalty = (occurrence & LOCAL_WORD_FLAG) === 0 ? 0 : LOCAL_WORD_PENALTY;
  const position = occurrence & LAST_POSITION;
  return (placeCost + closeness + penalty) * POSITION_LANE + position;
}

/** Whether so many words stand in a description and none of them in a name, a category or a tag; no sum of closeness fills a lane. */
export function isOnlyDescribed(cost: number, words: number): boolean {
  return cost >= computeCost(packOccurrence(PLACES.description, 0, false), 0) * words;
}

const LONGEST_NAME = 15;
const STANDING_LANE = (LONGEST_NAME + 1) * 4;

type Merits = { readonly isWellRated: boolean; readonly isFeatured: boolean };

/** Between products that answer a query equally well: the shorter name, then what customers like, then what the shop features. */
export function computeStanding(nameLength: number, { isWellRated, isFeatured }: Merits): number {
  return Math.min(nameLength, LONGEST_NAME) * 4 + (isWellRated ? 0 : 2) + (isFeatured ? 0 : 1);
}

export function computeRank(cost: number, standing: number): number {
  return cost * STANDING_LANE + standing;
}

/** More than any rank: what has to be made differently first comes after all that need not. */
export const OPTION_PENALTY = 2 ** 32 * STANDING_LANE;
