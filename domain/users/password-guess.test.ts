import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEasyToGuess, undoSigns } from './password-guess.ts';

/** Linear work takes a tenth of it for the longest text; square work several times as much. */
const PROCESSOR_LIMIT_MS = 1_000;
/** Small steps first, so that a time that doubles with every other character fails here and does not hang. */
const SMALL_STEPS = Array.from({ length: 60 }, (_, step) => 40 + 4 * step);
const LENGTHS = [...SMALL_STEPS, 2_000, 16_000, 64_000];

/** Once more where it took too long: what disturbs a measurement only ever makes it longer. */
function measureMs(text: string, triesLeft = 3): number {
  const before = process.threadCpuUsage();
  isEasyToGuess(text);
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1_000;
  return ms < PROCESSOR_LIMIT_MS || triesLeft === 1 ? ms : measureMs(text, triesLeft - 1);
}

test.each([
  ['a walk along columns', '1qaz2wsx', '~~'],
  ['a walk that can be cut in many ways', 'abcdefghijklmnopqrstuvwxyz', '~'],
  ['digits', '01234567890', 'é~'],
  ['signs that stand for nothing', '013457@$!', '~'],
  ['signs before a letter', '7@$!', 'x~'],
  ['one sign', '1', 'qw~e'],
  ['a common word', 'password', '~é'],
  ['words and walks in turn', 'iloveyou123456', '#'],
  ['the same again', 'tk7#vq2mbx~', ''],
])('%s, however long, is judged in no time', (_kind, part, end) => {
  for (const length of LENGTHS) {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length - end.length) + end;
    expect(measureMs(text), `${length} characters`).toBeLessThan(PROCESSOR_LIMIT_MS);
  }
});

test('a short part said again and again is easy to guess, whatever it is', () => {
  const part = fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(part, fc.integer({ min: 2, max: 20 }), (said, times) => {
      expect(isEasyToGuess(said.repeat(times))).toBe(true);
    }),
  );
});

test.each([
  ['p4$$w0rd1', 'password1'],
  ['!mm0rt@l', 'immortal'],
  ['2024!!', '2024!!'],
  ['a1b22c3', 'aib22c3'],
  ['0', '0'],
])('behind the signs of %s is %s', (typed, meant) => {
  expect(undoSigns(typed)).toBe(meant);
});

test('a sign becomes a letter where nothing but signs stands between it and a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123457@$!abz.é'), maxLength: 12 }), (typed) => {
      const plainly = typed.replaceAll(
        /[013457@$!](?=[013457@$!]*[a-z])/g,
        (sign) => undoSigns(`${sign}x`)[0] ?? '',
      );
      expect(undoSigns(typed)).toBe(plainly);
    }),
  );
});
