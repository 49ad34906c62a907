import { randomBytes } from 'node:crypto';

export type VouchedWords = ReturnType<typeof createVouchedWords>;

/**
 * The library asks for passwords wherever somebody comes in or changes one. Where another keeps them it gets a word instead,
 * made up for a single call whose person has been checked already: nobody can guess it, and it ends with the call.
 */
export function createVouchedWords() {
  const storedByWord = new Map<string, string>();
  return {
    /** `stored` is what the library is to write down where it would write a new password's hash. */
    async vouch<Answer>(stored: string, call: (word: string) => Promise<Answer>): Promise<Answer> {
      const word = randomBytes(32).toString('base64url');
      storedByWord.set(word, stored);
      try {
        return await call(word);
      } finally {
        storedByWord.delete(word);
      }
    },

    async hash(word: string): Promise<string> {
      const stored = storedByWord.get(word);
      if (stored === undefined) throw new Error('A password came to the library that is kept elsewhere.');
      return stored;
    },

    verify: async ({ password: word }: { readonly password: string }): Promise<boolean> =>
      storedByWord.has(word),
  };
}
