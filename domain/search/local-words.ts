import { splitWords } from './split-words.ts';
import { toWordKey } from './word-key.ts';

/**
 * What people in our kitchens, markets and families call the same thing, one line each. Written joined, apart or in the
 * plural makes no difference; at most two words each.
 */
export const LOCAL_WORDS: readonly (readonly string[])[] = [
  // Small chops and snacks
  ['small chops', 'chops', 'finger food', 'party snacks', 'canapés'],
  ['puff puff', 'buns', 'bofrot'],
  ['doughnut', 'donut'],
  ['meat pie', 'beef pie', 'pasty'],
  ['sausage roll', 'gala'],
  ['samosa', 'samoosa', 'sambusa'],
  ['shawarma', 'sharwama', 'shawama', 'sharwarma'],
  ['kuli kuli', 'kuli', 'groundnut cake'],
  ['moi moi', 'moin moin', 'ọ̀lẹ̀lẹ̀'],
  ['akara', 'bean cake', 'kosai'],
  ['plantain', 'dodo'],
  ['cookie', 'biscuit'],
  ['gurudi', 'coconut biscuit'],

  // Bread
  ['bread', 'loaf', 'burẹdi', 'burodi'],
  ['agege bread', 'lagos bread', 'white bread'],
  ['whole wheat', 'wholemeal', 'brown bread', 'wheat bread'],

  // Cakes and their parts
  ['cupcake', 'fairy cake'],
  ['fruit cake', 'rich cake'],
  ['icing', 'frosting'],
  ['buttercream', 'butter icing'],
  ['fondant', 'sugar paste'],
  ['custom', 'bespoke'],

  // Occasions
  ['birthday', 'celebration', 'bday', 'ọjọ́ ìbí'],
  ['wedding', 'bridal', 'ìgbéyàwó', 'marriage'],
  ['traditional wedding', 'trad', 'introduction'],
  ['naming', 'naming ceremony', 'christening', 'dedication'],
  ['graduation', 'convocation', 'matriculation'],
  ['valentine', 'val'],
  ['christmas', 'xmas', 'yuletide'],
  ['sallah', 'eid', 'ramadan'],
  ['party', 'owambe'],
  ['kids', 'children'],

  // Tastes
  ['honey', 'oyin', 'zuma'],
  ['chocolate', 'choco', 'cocoa'],
  ['caramel', 'toffee'],
  ['coconut', 'agbọn', 'kwakwa'],
  ['groundnut', 'peanut', 'ẹ̀pà', 'gyada'],
  ['banana', 'ọ̀gẹ̀dẹ̀', 'ayaba'],
  ['hibiscus', 'zobo', 'sobolo'],
  ['tiger nut', 'aya', 'ọ̀fíọ̀'],
  ['pepper', 'peppered', 'spicy', 'ata'],
];

const NONE: readonly string[] = [];
const othersByKey = listOthersByKey();

/** What else a word, or two words written as one, is called; written as one themselves. */
export function listLocalWords(word: string): readonly string[] {
  return othersByKey.get(toWordKey(word)) ?? NONE;
}

function listOthersByKey(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const group of LOCAL_WORDS) {
    const joined = group.map((name) => splitWords(name).join(''));
    for (const word of joined) {
      const key = toWordKey(word);
      const names = joined.filter((other) => toWordKey(other) !== key);
      others.set(key, [...new Set([...(others.get(key) ?? []), ...names])]);
    }
  }
  return others;
}
