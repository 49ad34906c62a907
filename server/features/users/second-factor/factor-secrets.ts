import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import {
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODE_LETTERS,
} from '../../../../domain/users/second-factor.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/** What second factors keep in the database is of no use to whoever reads the tables alone. */
export function createFactorSecrets(secret: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sealingKey = derive('authenticator secrets');
  const hashingKey = derive('recovery codes');
  const pinKey = derive('kitchen PINs');

  return {
    /** Bound to its owner: a row that is copied to another account opens nothing. */
    seal(text: string, userId: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    open(sealedText: string, userId: string): string {
      const bytes = Buffer.from(sealedText, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },

    hashRecoveryCode: (code: string, userId: string): string =>
      createHmac('sha256', hashingKey).update(`${userId} ${code}`).digest('base64url'),

    hashPin: (pin: string, owner: string): string =>
      createHmac('sha256', pinKey).update(`${owner} ${pin}`).digest('base64url'),
  };
}

export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => RECOVERY_CODE_LETTERS[randomInt(RECOVERY_CODE_LETTERS.length)],
    ).join(''),
  );
}
