/** A heart and the signs of trade are piped like letters; flags and boxed digits are emoji, too. */
const EMOJI = /(?![©®™♥])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const NO_EMOJI = 'We can’t write emoji. Use letters, numbers and signs such as & or !';

/** Why these words can’t be piped, or written on a card, as they were typed; undefined where they can. */
export function findInscriptionProblem(typed: string): string | undefined {
  return EMOJI.test(typed) ? NO_EMOJI : undefined;
}
