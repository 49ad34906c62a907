import { isHealthNote } from '../orders/health-notes.ts';

type Asked = {
  /** The first line as the price list has it, and the sponge; null: no design came with the request. */
  readonly design: { readonly tier: string; readonly sponge: string } | null;
  readonly instructions: string;
};

/** As much as fits on one line of a phone or two. */
const WORDS_MAX_LENGTH = 60;
/** Not the full stop of an abbreviation. A run of marks is tried at its beginning alone: it stays linear, however long it is. */
const END_OF_SENTENCE =
  /(?<![.!?;]|\b(?:St|Mrs?|Dr|approx|e\.g|i\.e))[.!?;]+(?=\s*(?:\n|$)|\s+[\p{Lu}\d])|\n/u;
const END_OF_CLAUSE = /(?<![.!?;,])[.!?;,]+(?:\s|$)|\n/u;
/** As chats have it when they are copied: "[14:02] Bisi: three tiers". */
const CHAT_STAMP = /^\[[^\]\n]*\]\s*[^:\n]{1,40}:\s*/u;
const GREETING =
  /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day))(?=[\s,.!]|$)[\s,]*(?:(?:ma(?:[’']?am)?|sir|there|dear)(?=[\s,.!]|$))?[\s,.!]*/iu;
/** An article goes with it, but not alone: “Some of them blue” would mean something else without its first word. */
const WANTING =
  /^(?=(?:please|i|we)\b)(?:please[\s,]*)?(?:(?:i|we)(?:[’']d|\s+would|\s+will)?\s+(?:like|love|want|need)\s+(?:to\s+(?:order|get|have)\s+)?)?(?:(?:an?|some)(?!\s+(?:few|little|of)\b)\s+)?/iu;
const GUESTS = /\b\d[\d,]{0,8}\s+(?:guests|people|persons|pax)\b/iu;

/**
 * The first line of a quote is the tier, "8-inch tier, vanilla sponge", or without a design a short name for what was asked for, "Red
 * velvet, 30 guests"; and what must not be in it, however long the rest is.
 */
export function nameFirstLine({ design, instructions }: Asked, maxLength: number): string {
  const said = leaveOutGreeting(instructions);
  const whole = design ? `${design.tier}, ${design.sponge.toLowerCase()} sponge` : nameWords(said);
  const avoided = cutAt(sayAvoided(said, whole), Math.floor(maxLength / 2));
  if (avoided === '') return cutAt(whole, maxLength);
  return `${cutAt(whole, maxLength - avoided.length - '. '.length)}. ${avoided}`;
}

/** What is wanted beside the design, "A talking drum": it has no price yet. Blank where only guests, or what must not be in it, are named. */
export function nameExtraLine(instructions: string): string {
  const [sentence = ''] = leaveOutGreeting(instructions).split(END_OF_SENTENCE);
  const isExtra = sentence.split(END_OF_CLAUSE).some(
    (clause) =>
      clause
        .replace(GUESTS, '')
        .replace(/^\s*for\s*$/iu, '')
        .trim() !== '' && !isHealthNote(clause),
  );
  return isExtra ? capitalise(cutAtWord(joinLines(sentence))) : '';
}

function cutAt(words: string, maxLength: number): string {
  const formed = words.toWellFormed();
  return formed.length <= maxLength ? formed : `${formed.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** "No nuts, my son is allergic", where the name does not say it. */
function sayAvoided(said: string, name: string): string {
  const avoided = said
    .split(END_OF_CLAUSE)
    .map(joinLines)
    .filter((clause) => isHealthNote(clause) && !name.toLowerCase().includes(clause.toLowerCase()))
    .join(', ');
  return capitalise(avoided);
}

/** And without “I would like”. */
function leaveOutGreeting(instructions: string): string {
  return instructions.trim().replace(CHAT_STAMP, '').replace(GREETING, '').replace(WANTING, '');
}

/** The first sentence, and for how many. */
function nameWords(said: string): string {
  const [sentence = ''] = said.split(END_OF_SENTENCE);
  const name = cutAtWord(joinLines(sentence));
  const [guests = ''] = GUESTS.exec(said) ?? [];
  const parts = name.includes(guests) ? [name] : [name, guests];
  return capitalise(parts.filter(Boolean).join(', '));
}

function joinLines(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').trim();
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cutAtWord(words: string): string {
  if (words.length <= WORDS_MAX_LENGTH) return words;
  const start = words.slice(0, WORDS_MAX_LENGTH + 1);
  const end = Math.max(start.lastIndexOf(', '), start.lastIndexOf(' – '));
  if (end > 0) return start.slice(0, end);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > 0 ? space : WORDS_MAX_LENGTH).toWellFormed()}…`;
}
