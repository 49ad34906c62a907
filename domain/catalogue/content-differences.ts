import { formatNaira } from '../money.ts';
import type { FieldProblems } from '../refusal.ts';
import { ALLERGEN_NAMES } from './allergens.ts';
import { OCCASION_NAMES } from './occasions.ts';
import type { ProductContent } from './product-content.ts';

type ContentField = {
  /** As the API calls it. */
  readonly name: string;
  readonly words: string;
  readonly show: (content: ProductContent) => string;
};

const SHOWN_TEXT_MAX_LENGTH = 80;

/** Exhaustive by its type, in the order in which differences are told. */
const CONTENT_FIELDS: Readonly<Record<keyof ProductContent, ContentField>> = {
  name: { name: 'name', words: 'the name', show: ({ name }) => quote(name) },
  priceInKobo: { name: 'price', words: 'the price', show: ({ priceInKobo }) => formatNaira(priceInKobo) },
  discountPercentage: {
    name: 'discountPercentage',
    words: 'the discount',
    show: ({ discountPercentage }) => (discountPercentage === 0 ? 'none' : `${discountPercentage}%`),
  },
  description: {
    name: 'description',
    words: 'the description',
    show: ({ description }) => (description === '' ? 'empty' : quote(description)),
  },
  category: { name: 'category', words: 'the category', show: ({ category }) => quote(category) },
  isCustom: {
    name: 'isCustom',
    words: 'whether it is made to order',
    show: ({ isCustom }) => (isCustom ? 'custom' : 'ready-made'),
  },
  dietaryTags: {
    name: 'dietaryTags',
    words: 'the dietary tags',
    show: ({ dietaryTags }) => list(dietaryTags),
  },
  flavorTags: { name: 'flavorTags', words: 'the flavour tags', show: ({ flavorTags }) => list(flavorTags) },
  allergens: {
    name: 'allergens',
    words: 'the allergens',
    show: ({ allergens }) => list(allergens.map((allergen) => ALLERGEN_NAMES[allergen])),
  },
  occasions: {
    name: 'occasions',
    words: 'the occasions',
    show: ({ occasions }) => list(occasions.map((occasion) => OCCASION_NAMES[occasion])),
  },
  sizes: {
    name: 'sizes',
    words: 'the sizes',
    show: ({ sizes }) => list(sizes.map(({ name, priceInKobo }) => `${name} ${formatNaira(priceInKobo)}`)),
  },
  servings: {
    name: 'servings',
    words: 'the servings',
    show: ({ servings }) => (servings === null ? 'not stated' : String(servings)),
  },
  leadTimeHours: {
    name: 'leadTimeHours',
    words: 'the lead time',
    show: ({ leadTimeHours }) => count(leadTimeHours, 'hour'),
  },
  workUnits: {
    name: 'workUnits',
    words: 'the kitchen points',
    show: ({ workUnits }) => count(workUnits, 'kitchen point'),
  },
  vatClass: {
    name: 'vatClass',
    words: 'the VAT class',
    show: ({ vatClass }) => (vatClass === 'standard' ? 'standard' : 'basic food'),
  },
  allowsInscription: {
    name: 'allowsInscription',
    words: 'whether it takes an inscription',
    show: ({ allowsInscription }) => (allowsInscription ? 'with an inscription' : 'without an inscription'),
  },
  egglessExtraInKobo: {
    name: 'egglessExtra',
    words: 'whether it can be made eggless',
    show: ({ egglessExtraInKobo }) =>
      egglessExtraInKobo === null
        ? 'not made eggless'
        : `eggless for ${formatNaira(egglessExtraInKobo)} more`,
  },
  isOfferedAtCart: {
    name: 'isOfferedAtCart',
    words: 'whether it is suggested in the cart',
    show: ({ isOfferedAtCart }) => (isOfferedAtCart ? 'offered' : 'not offered'),
  },
  pictures: {
    name: 'pictures',
    words: 'the pictures',
    show: ({ pictures }) => (pictures.length === 0 ? 'none' : count(pictures.length, 'picture')),
  },
  status: { name: 'status', words: 'the status', show: ({ status }) => status },
};

export type ContentDifferences = {
  /** "the price, the sizes and the status" */
  readonly words: string;
  /** What each differing field is now, by its name in the API: { price: 'Now ₦12,000.' }. */
  readonly fields: FieldProblems;
};

/** What became different; undefined when nothing did. Fields that the earlier content did not know yet are not compared. */
export function describeDifferences(
  then: Partial<ProductContent>,
  now: ProductContent,
): ContentDifferences | undefined {
  const differing = listDiffering(then, now);
  if (differing.length === 0) return undefined;
  return {
    words: joinWords(differing.map(({ words }) => words)),
    fields: Object.fromEntries(differing.map(({ name, show }) => [name, `Now ${show(now)}.`])),
  };
}

/** Before it is done, so that a digit too many is seen: "From ₦7,600 to ₦76,000." */
export function previewDifferences(
  then: ProductContent,
  now: ProductContent,
): readonly { readonly field: string; readonly change: string }[] {
  return listDiffering(then, now).map(({ name, show }) => {
    const [before, after] = [show(then), show(now)];
    return { field: name, change: before === after ? `Now ${after}.` : `From ${before} to ${after}.` };
  });
}

/** For whoever reads it later: "the price from ₦1,000 to ₦1,200; the pictures". */
export function writeDifferences(then: ProductContent, now: ProductContent): string {
  return listDiffering(then, now)
    .map(({ words, show }) => {
      const [before, after] = [show(then), show(now)];
      return before === after ? words : `${words} from ${before} to ${after}`;
    })
    .join('; ');
}

function listDiffering(then: Partial<ProductContent>, now: ProductContent): readonly ContentField[] {
  return (Object.keys(CONTENT_FIELDS) as (keyof ProductContent)[])
    .filter((key) => then[key] !== undefined && !isSame(then[key], now[key]))
    .map((key) => CONTENT_FIELDS[key]);
}

/** By value, whatever the order of an object's keys: the database keeps them in its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function quote(text: string): string {
  // Cut between characters, never inside one.
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  const isLong = characters.length > SHOWN_TEXT_MAX_LENGTH;
  return `“${characters.slice(0, SHOWN_TEXT_MAX_LENGTH).join('')}${isLong ? '…' : ''}”`;
}

function list(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.join(', ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
