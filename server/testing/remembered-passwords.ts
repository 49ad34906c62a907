import { hashPassword, verifyPassword } from 'better-auth/crypto';

const provenHashes = new Map<string, string>();

/**
 * Checking a password is slow on purpose, and most tests sign in the same few people over and over. A password that was right
 * for a hash is not worked out again; a wrong one takes as long as ever.
 */
export const REMEMBERED_PASSWORDS = {
  hash: hashPassword,
  async verify({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> {
    if (provenHashes.get(hash) === password) return true;
    const isRight = await verifyPassword({ hash, password });
    if (isRight) provenHashes.set(hash, password);
    return isRight;
  },
};
