import { dropPlural, toWordKey } from './word-key.ts';

/** Before a word that is written backwards. No word of a text contains it, and it sorts before all of them. */
const MARK = '-';
/** A shorter end says nothing of the whole: doughnuts are no nuts. */
const END_MIN_LENGTH = 4;
const COMPOUND_MIN_LENGTH = END_MIN_LENGTH + 3;

/**
 * Under what a word is kept to be found by its end: backwards, where an end is a beginning. Undefined for a word too short
 * to be made of two.
 */
export function writeCompound(word: string): string | undefined {
  return dropPlural(word).length < COMPOUND_MIN_LENGTH ? undefined : writeBackwards(word);
}

/** With what all compounds of a word begin: "-kac" for "cake" and "cakes", which "-kacpuc" does for "cupcakes". */
export function writeCompoundEnd(word: string): string | undefined {
  return dropPlural(word).length < END_MIN_LENGTH ? undefined : writeBackwards(word);
}

export function isWrittenBackwards(word: string): boolean {
  return word.startsWith(MARK);
}

function writeBackwards(word: string): string {
  return MARK + Array.from(toWordKey(word)).reverse().join('');
}
