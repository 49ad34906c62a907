import { randomBytes, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
import type { Passwords } from './better-auth.ts';
import { createKeyDeriver } from './derive-key.ts';

/** One of the choices that OWASP names for scrypt: 32 MB as before, and three times the work. */
export const SHOP_SCRYPT = { cost: 32_768, blockSize: 8, parallelization: 3 } as const;
export const SCRYPT_KEY_BYTES = 64;

const MARK = 'scrypt';
const SALT_BYTES = 16;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

export type ShopHash = {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
  readonly salt: Buffer;
  readonly key: Buffer;
};

type Terms = Omit<ShopHash, 'salt' | 'key'>;

const deriveKey = createKeyDeriver();

const derive = (password: string, salt: Buffer, terms: Terms): Promise<Buffer> =>
  deriveKey({
    // The same letters, however a keyboard composes them; as the identity library does it.
    password: password.normalize('NFKC'),
    salt,
    length: SCRYPT_KEY_BYTES,
    terms: { ...terms, maxmem: MAX_MEMORY_BYTES },
  });

/** Undefined for a hash that the identity library made. */
export function readShopHash(hash: string): ShopHash | undefined {
  const [mark, cost, blockSize, parallelization, salt = '', key = ''] = hash.split('$');
  if (mark !== MARK) return undefined;
  return {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** The hash says what it cost, so that the cost can grow; what was hashed more cheaply is hashed anew at the next sign-in. */
export const SHOP_PASSWORDS: Passwords = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, SHOP_SCRYPT);
    const { cost, blockSize, parallelization } = SHOP_SCRYPT;
    return [
      MARK,
      cost,
      blockSize,
      parallelization,
      salt.toString('base64url'),
      key.toString('base64url'),
    ].join('$');
  },

  async verify({ hash, password }) {
    const shopHash = readShopHash(hash);
    if (!shopHash) return verifyPassword({ hash, password });
    const { salt, key, ...terms } = shopHash;
    const given = await derive(password, salt, terms);
    return given.length === key.length && timingSafeEqual(given, key);
  },

  isOutdated(hash) {
    const made = readShopHash(hash);
    return !made || made.cost * made.parallelization < SHOP_SCRYPT.cost * SHOP_SCRYPT.parallelization;
  },
};
