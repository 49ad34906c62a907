/** The identity library's own scrypt, in the words of Firebase's import. */
export const SCRYPT_TERMS = {
  hashAlgorithm: 'STANDARD_SCRYPT',
  cpuMemCost: 16_384,
  blockSize: 16,
  parallelization: 1,
  dkLen: 64,
} as const;

/** Both in base64url. */
export type ImportedHash = { readonly passwordHash: string; readonly salt: string };

/** `salt:key` in hexadecimal digits; the library salts with the digits themselves and not with the bytes they stand for. */
export function toImportedHash(hash: string): ImportedHash {
  const [salt, key] = hash.split(':');
  if (!salt || !key) throw new Error('This is no hash of the identity library.');
  return {
    passwordHash: Buffer.from(key, 'hex').toString('base64url'),
    salt: Buffer.from(salt).toString('base64url'),
  };
}

/** As the library hashes it, so that a password is the same one however a keyboard composes its letters. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}
