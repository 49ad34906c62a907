/** Half: it pays for what has to be bought, and keeps both sides to their word. */
const USUAL_SHARE = 0.5;

/** The same in words, until a quote names it. */
export const USUAL_DEPOSIT = 'Usually half of the price';

/** What is asked for first where a cake is made for one customer; in naira, like the total. */
export function proposeDeposit(total: number): number {
  return Math.round(total * USUAL_SHARE);
}
