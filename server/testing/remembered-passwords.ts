import { hashPassword, verifyPassword } from 'better-auth/crypto';

const hashes = new Map<string, Promise<string>>();
const outcomes = new Map<string, Promise<boolean>>();

function remember<Value>(known: Map<string, Promise<Value>>, key: string, work: () => Promise<Value>) {
  const value = known.get(key) ?? work();
  known.set(key, value);
  return value;
}

/**
 * Working with passwords is slow on purpose, and most tests use the same few over and over, right ones and wrong ones: what was
 * worked out once is not worked out again.
 */
export const REMEMBERED_PASSWORDS = {
  hash: (password: string): Promise<string> => remember(hashes, password, () => hashPassword(password)),
  verify: ({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> =>
    remember(outcomes, `${hash} ${password}`, () => verifyPassword({ hash, password })),
};
