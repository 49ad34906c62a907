/** What a challenge is for. */
export const PROOF_PURPOSES = ['sign-in', 'proof', 'new-passkey'] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

export const CODE_DIGITS = 6;
export const CODE_PERIOD_SECONDS = 30;
/** Clocks of phones are a little off. */
export const CODE_PERIODS_AROUND = 1;
export const RECOVERY_CODE_COUNT = 10;
export const CHALLENGE_MINUTES = 10;
export const CHALLENGE_ATTEMPTS_MAX = 5;
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX_LENGTH = 40;

/** Without letters that are taken for digits, in two groups that can be read aloud. */
export const RECOVERY_CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_CODE_LENGTH = 10;

export type TypedCode =
  | { readonly kind: 'authenticator'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** People type either into the same field, with the blanks and hyphens they see. */
export function readTypedCode(typed: string): TypedCode | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code };
  const isRecovery =
    code.length === RECOVERY_CODE_LENGTH &&
    [...code].every((letter) => RECOVERY_CODE_LETTERS.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : undefined;
}

export function writeRecoveryCode(code: string): string {
  const half = RECOVERY_CODE_LENGTH / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
