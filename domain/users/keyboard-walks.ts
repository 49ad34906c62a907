/** What fingers walk along: digits, the alphabet, the keyboard's rows and its columns. */
export const WALKS: readonly string[] = [
  '01234567890',
  '12345678910',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

export const WALK_MIN_LENGTH = 3;

const PIECES: ReadonlySet<string> = new Set(WALKS.flatMap(listPieces));

function listPieces(walk: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < walk.length; start++) {
    for (let end = start + WALK_MIN_LENGTH; end <= walk.length; end++) pieces.push(walk.slice(start, end));
  }
  return pieces;
}

/**
 * Nothing but pieces of walks, such as qwerty12345 or 1q2w3e4r5t. Strangers choose the text, so each place in it is
 * looked at once, and no further than the longest walk reaches.
 */
export function isWalk(text: string): boolean {
  /** Where a piece may begin: at the start, and wherever another one ends. The loop meets those it adds. */
  const seams = new Set([0]);
  for (const start of seams) {
    let end = start + WALK_MIN_LENGTH;
    // What is no piece does not become one by more characters.
    while (end <= text.length && PIECES.has(text.slice(start, end))) seams.add(end++);
  }
  return seams.has(text.length);
}
