import { ALLERGEN_NAMES, type Allergen, isAllergen, isDeclared } from '../catalogue/allergens.ts';
import { EGGLESS_OR_MADE_SO, type EgglessFit, fitEggless } from '../catalogue/eggless.ts';
import type { Product } from '../catalogue/product.ts';
import { toPlainText } from '../plain-text.ts';
import { isOneSlipApart } from './one-slip.ts';
import { splitWords } from './split-words.ts';

/** What somebody must not or will not eat. */
export type FoodNeed = Allergen | 'vegan' | 'vegetarian' | 'halal' | 'no-added-sugar';

/** A need as somebody typed it. */
export type TypedNeed = {
  readonly need: FoodNeed;
  /** The query without the words that say so. */
  readonly queryWithout: string;
};

export type ReadNeeds = {
  readonly needs: readonly TypedNeed[];
  /** What else is looked for. */
  readonly rest: string;
};

type Eaten = Pick<Product, 'allergens' | 'dietaryTags'>;

const ALLERGEN_WORDS: Readonly<Record<string, readonly Allergen[]>> = {
  // Too short to be mended by its letters, and often typed so.
  ...spell(['egg', 'eggs', 'eg', 'egs'], ['egg']),
  ...spell(['milk', 'dairy', 'lactose'], ['milk']),
  ...spell(['gluten', 'wheat', 'flour'], ['gluten']),
  // Whoever says "nuts" rarely tells a groundnut from a nut.
  ...spell(['nut', 'nuts'], ['nuts', 'peanuts']),
  ...spell(['peanut', 'peanuts', 'groundnut', 'groundnuts', 'epa'], ['peanuts']),
  ...spell(['soy', 'soya'], ['soya']),
  ...spell(['sesame', 'beniseed'], ['sesame']),
  ...spell(['fish'], ['fish']),
  ...spell(['shrimp', 'shrimps', 'prawn', 'prawns', 'crayfish', 'shellfish', 'crustaceans'], ['crustaceans']),
  ...spell(['celery'], ['celery']),
  ...spell(['mustard'], ['mustard']),
  ...spell(['sulphite', 'sulphites', 'sulfite', 'sulfites'], ['sulphites']),
};

/** Words that say it all by themselves. */
const WHOLE_PHRASES: readonly (readonly [phrase: readonly string[], needs: readonly FoodNeed[]])[] = [
  [['vegan'], ['vegan']],
  [['vegans'], ['vegan']],
  [['plant', 'based'], ['vegan']],
  [['vegetarian'], ['vegetarian']],
  [['vegetarians'], ['vegetarian']],
  [['meatless'], ['vegetarian']],
  [['halal'], ['halal']],
  [['diabetic'], ['no-added-sugar']],
  [['diabetics'], ['no-added-sugar']],
  [['diabetes'], ['no-added-sugar']],
  [['unsweetened'], ['no-added-sugar']],
  [['coeliac'], ['gluten']],
  [['celiac'], ['gluten']],
];
const LONG_REFUSALS: readonly string[] = ['without', 'avoid', 'minus', 'allergic', 'cannot'];
const REFUSALS: ReadonlySet<string> = new Set([
  ...LONG_REFUSALS,
  'no',
  'non',
  'not',
  'zero',
  'cant',
  'dont',
  'doesnt',
]);
const BETWEEN: ReadonlySet<string> = new Set(
  ['and', 'or', 'any', 'no', 'added', 'the', 'to'].concat([
    'eat',
    'eats',
    'have',
    'take',
    'contain',
    'containing',
  ]),
);
const AFTERWARDS: readonly string[] = [
  'free',
  'allergy',
  'allergic',
  'allergies',
  'intolerance',
  'intolerant',
];

/** "eggless birthday cake without nuts" → egg, tree nuts and peanuts; "birthday cake". */
export function readNeeds(query: string): ReadNeeds {
  const words = splitWords(query);
  const said: { readonly needs: readonly FoodNeed[]; readonly from: number; readonly to: number }[] = [];
  for (let from = 0; from < words.length; ) {
    const found = readAt(words, from);
    if (found) said.push({ needs: found.needs, from, to: found.to });
    from = found?.to ?? from + 1;
  }
  const leaveOut = (left: (part: (typeof said)[number]) => boolean) =>
    words.filter((_, at) => !said.some((part) => left(part) && at >= part.from && at < part.to)).join(' ');
  const needs = [...new Set(said.flatMap((part) => part.needs))].map((need) => ({
    need,
    queryWithout: leaveOut((part) => part.needs.includes(need)),
  }));
  return { needs, rest: needs.length === 0 ? query : leaveOut(() => true) };
}

type Said = { readonly needs: readonly FoodNeed[]; readonly to: number };

/** Words that name a need all by themselves, as people write them, and those that begin one. */
const WHOLE_WORDS: readonly string[] = [
  ...LONG_REFUSALS,
  ...WHOLE_PHRASES.flatMap(([[word = '', ...others]]) => (others.length === 0 ? [word] : [])),
  ...[...Object.keys(ALLERGEN_WORDS), 'sugar'].flatMap((word) => [`${word}less`, `${word}free`]),
];
/** In fewer letters a slip makes another word: "hall" is not "halal". */
const SLIP_MIN_LENGTH = 5;

const foldDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1');
const WHOLE_WORDS_BY_FOLDED = new Map(WHOLE_WORDS.map((word) => [foldDoubles(word), word]));

/** "eggles", "egles" and "vegann" are needs too: what they mean is shown and can be taken off, and nothing unsafe is found for them. */
function mendSlip(word: string): string {
  if (word.length < SLIP_MIN_LENGTH || WHOLE_WORDS.includes(word)) return word;
  const oneSlipApart = WHOLE_WORDS.find((meant) => isOneSlipApart(word, meant));
  return oneSlipApart ?? WHOLE_WORDS_BY_FOLDED.get(foldDoubles(word)) ?? word;
}

/** Beside a word that refuses, shorter ones are mended, too; they begin as they should, so that "wish" is never "fish". */
const NAME_SLIP_MIN_LENGTH = 4;
/** Said after a name, and so the surest: "dairy fre". */
const AFTERWARDS_SLIP_MIN_LENGTH = 3;

function isMeant(word: string, meant: string, minLength: number): boolean {
  if (word === meant) return true;
  return word.length >= minLength && word[0] === meant[0] && isOneSlipApart(word, meant);
}

function readAt(words: readonly string[], from: number): Said | undefined {
  const word = words[from] ?? '';
  return readWordsAt(words, from, word) ?? readWordsAt(words, from, mendSlip(word));
}

/** `word` is how the first of them is meant. */
function readWordsAt(words: readonly string[], from: number, word: string): Said | undefined {
  const whole = WHOLE_PHRASES.find(([phrase]) =>
    phrase.every((part, at) => (at === 0 ? word : words[from + at]) === part),
  );
  if (whole) return { needs: whole[1], to: from + whole[0].length };
  // "eggless", "sugarfree"
  const [, stem = ''] = /^(.+?)(?:less|free)$/.exec(word) ?? [];
  const joined = findNeeds(stem);
  if (joined) return { needs: joined, to: from + 1 };
  // "egg free", "nut alergy", "egg and nut free"
  const named = readList(words, from);
  if (named && isAfterwards(words[named.to])) return { needs: named.needs, to: named.to + 1 };
  if (word === 'tree' && findNeeds(words[from + 1])) return readAt(words, from + 1);
  if (REFUSALS.has(word)) return readList(words, from + 1);
  return undefined;
}

function isAfterwards(word = ''): boolean {
  return AFTERWARDS.some((meant) => isMeant(word, meant, AFTERWARDS_SLIP_MIN_LENGTH));
}

/** More than every food with a word between. With an end, so that reading a long query takes time in proportion to its length. */
const LIST_MAX_WORDS = 40;

/** "no nuts, egg or milk" */
function readList(words: readonly string[], first: number): Said | undefined {
  const needs: FoodNeed[] = [];
  const end = Math.min(words.length, first + LIST_MAX_WORDS);
  let to = first;
  for (let at = first; at < end; at += 1) {
    const found = findNeeds(words[at]);
    if (found) {
      needs.push(...found);
      to = at + 1;
    } else if (!BETWEEN.has(words[at] ?? '')) break;
  }
  return needs.length === 0 ? undefined : { needs, to };
}

/** Words for what is left out; only where others say that it is, as "sugar" and "nutt" are parts of names. */
function findNeeds(word: string | undefined): readonly FoodNeed[] | undefined {
  if (word === undefined) return undefined;
  if (['sugar', 'sugars'].some((meant) => isMeant(word, meant, NAME_SLIP_MIN_LENGTH)))
    return ['no-added-sugar'];
  const meant = Object.hasOwn(ALLERGEN_WORDS, word)
    ? word
    : Object.keys(ALLERGEN_WORDS).find((known) => isMeant(word, known, NAME_SLIP_MIN_LENGTH));
  return meant === undefined ? undefined : ALLERGEN_WORDS[meant];
}

const FROM_ANIMALS: readonly Allergen[] = ['egg', 'milk', 'fish', 'crustaceans'];

/**
 * Whether a product may be shown to whoever said so. What is declared decides: a tag that says otherwise does not help, and a product
 * that is not marked as vegan is not.
 */
export function meetsNeed(product: Eaten, need: FoodNeed): boolean {
  switch (need) {
    case 'vegan':
      return hasTag(product, 'vegan') && !FROM_ANIMALS.some((from) => product.allergens.includes(from));
    case 'vegetarian':
      return hasTag(product, 'vegetarian') || meetsNeed(product, 'vegan');
    case 'halal':
      return hasTag(product, 'halal');
    case 'no-added-sugar':
      return ['no added sugar', 'sugar free', 'unsweetened'].some((tag) => hasTag(product, tag));
    default:
      return isDeclared(product) && !product.allergens.includes(need);
  }
}

/** Undefined where it must not be shown. The eggless version is without egg and otherwise what it is. */
export function fitNeeds(
  product: Eaten & Pick<Product, 'egglessExtraInKobo'>,
  needs: readonly TypedNeed[],
): EgglessFit | undefined {
  // Asked of every product that answers a query, and most queries name no need: nothing is set up for those.
  let fit: EgglessFit = 'by-itself';
  for (const { need } of needs) {
    if (meetsNeed(product, need)) continue;
    if (need !== 'egg' || fitEggless(product) === undefined) return undefined;
    fit = 'eggless';
  }
  return fit;
}

function hasTag({ dietaryTags }: Eaten, tag: string): boolean {
  return dietaryTags.some((given) => toPlainText(given).replaceAll('-', ' ') === tag);
}

/** A need for people to read. */
export type DescribedNeed = {
  readonly name: string;
  /** What has to be said with it; empty: nothing. */
  readonly note: string;
  /** Whether the cake designer bakes that way. */
  readonly isDesigned: boolean;
  /** What is left out for it; egg also by making without it. None for a diet. */
  readonly allergens: Allergen[];
  readonly queryWithout: string;
};

const DESIGNED: ReadonlySet<FoodNeed> = new Set(['egg', 'nuts', 'peanuts']);
const SUGAR_NOTE = 'No added sugar isn’t the same as suitable for diabetics. Please check with your doctor.';

/** Nuts and peanuts were one word, and are taken off together. */
export function describeNeeds(typed: readonly TypedNeed[]): DescribedNeed[] {
  const groups = new Map<string, FoodNeed[]>();
  for (const { need, queryWithout } of typed) {
    groups.set(queryWithout, [...(groups.get(queryWithout) ?? []), need]);
  }
  return [...groups].map(([queryWithout, needs]) => ({
    name: needs.map(nameNeed).join(', '),
    note: needs.includes('no-added-sugar') ? SUGAR_NOTE : '',
    isDesigned: needs.every((need) => DESIGNED.has(need)),
    allergens: needs.filter(isAllergen),
    queryWithout,
  }));
}

function nameNeed(need: FoodNeed): string {
  switch (need) {
    case 'vegan':
      return 'Vegan';
    case 'vegetarian':
      return 'Vegetarian';
    case 'halal':
      return 'Halal';
    case 'no-added-sugar':
      return 'No added sugar';
    case 'egg':
      return EGGLESS_OR_MADE_SO;
    default:
      return `No ${ALLERGEN_NAMES[need].toLowerCase()}`;
  }
}

function spell(words: readonly string[], allergens: readonly Allergen[]) {
  return Object.fromEntries(words.map((word) => [word, allergens]));
}
