type Asked = {
  /** The first line as the price list has it; blank: no design came with the request. */
  readonly tier: string;
  readonly sponge: string;
  readonly instructions: string;
};

/** As much as fits on one line of a phone or two. */
const WORDS_MAX_LENGTH = 60;
const END_OF_SENTENCE = /[.!?;]+(?:\s|$)|\n/u;
/** As chats have it when they are copied: "[14:02] Bisi: three tiers". */
const CHAT_STAMP = /^\[[^\]\n]*\]\s*[^:\n]{1,40}:\s*/u;
const GREETING =
  /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day))\b[\s,]*(?:ma|sir|there|dear)?[\s,.!]*/iu;
const WANTING =
  /^(?:please[\s,]*)?(?:(?:i|we)(?:[’']d|\s+would|\s+will)?\s+(?:like|love|want|need)\s+(?:to\s+(?:order|get|have)\s+)?)?(?:(?:a|an|some)\s+)?/iu;
const GUESTS = /\b\d[\d,]*\s+(?:guests|people|persons|pax)\b/iu;

/** The first line of a quote is a short name for what was asked for: "8-inch tier, vanilla sponge – Talking drum, 30 guests". */
export function nameFirstLine({ tier, sponge, instructions }: Asked, maxLength: number): string {
  const design = [tier, sponge && `${sponge.toLowerCase()} sponge`].filter(Boolean).join(', ');
  const whole = [design, nameWords(instructions)].filter(Boolean).join(' – ').toWellFormed();
  return whole.length <= maxLength ? whole : `${whole.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** Without greeting and “I would like”, the first sentence, and for how many. */
function nameWords(instructions: string): string {
  const said = instructions.trim().replace(CHAT_STAMP, '').replace(GREETING, '').replace(WANTING, '');
  const [sentence = ''] = said.split(END_OF_SENTENCE);
  const name = cutAtWord(sentence.replaceAll(/\s+/gu, ' ').trim());
  const [guests = ''] = GUESTS.exec(instructions) ?? [];
  const parts = name.includes(guests) ? [name] : [name, guests];
  const words = parts.filter(Boolean).join(', ');
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
