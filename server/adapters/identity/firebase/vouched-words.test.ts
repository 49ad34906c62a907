import { expect, test } from 'vitest';
import { createVouchedWords } from './vouched-words.ts';

test('a word holds while its call lasts, and never again', async () => {
  const words = createVouchedWords();
  const word = await words.vouch('firebase:ada', async (given) => {
    expect(await words.verify({ password: given })).toBe(true);
    expect(await words.hash(given)).toBe('firebase:ada');
    return given;
  });
  expect(word).toMatch(/^[\w-]{43}$/);
  expect(await words.verify({ password: word })).toBe(false);
  await expect(words.hash(word)).rejects.toThrow('kept elsewhere');
});

test('a word ends with a call that fails, too', async () => {
  const words = createVouchedWords();
  let leaked = '';
  const call = words.vouch('firebase:ada', async (word) => {
    leaked = word;
    throw new Error('No.');
  });
  await expect(call).rejects.toThrow('No.');
  expect(await words.verify({ password: leaked })).toBe(false);
});

test('each call has a word of its own', async () => {
  const words = createVouchedWords();
  await words.vouch('firebase:ada', (one) =>
    words.vouch('firebase:bola', async (other) => {
      expect(other).not.toBe(one);
      expect([await words.hash(one), await words.hash(other)]).toEqual(['firebase:ada', 'firebase:bola']);
    }),
  );
});
