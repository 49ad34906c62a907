import * as z from 'zod/mini';
import { PASSKEY_NAME_MAX_LENGTH } from '../domain/users/second-factor.ts';
import { endpoint } from './endpoint.ts';
import {
  browserObjectSchema,
  challengeSchema,
  existingPasswordSchema,
  signedInUserSchema,
} from './sessions.ts';

const moment = z.iso.datetime();

const challengeId = z.uuid();
const typedCode = z.string().check(z.trim(), z.maxLength(40));
const passkeyAnswer = z.looseObject({ id: z.string().check(z.maxLength(1_500)) });

/** The second step of signing in; signs in like the first where there is none. */
export const takeSecondStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'identity',
  bodySchema: z.object({
    challenge: challengeId,
    code: z.optional(typedCode),
    passkey: z.optional(passkeyAnswer),
  }),
  answerSchema: z.object({ user: signedInUserSchema }),
});

/** Signing in with a passkey alone, which is something one has and a finger or a PIN in one. */
export const beginPasskeySignInEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/begin',
  access: 'identity',
  answerSchema: challengeSchema,
});

/** What it takes to show once more who one is: the second factor, or the password where there is none. */
export const beginProofEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/proof/begin',
  access: 'customer',
  answerSchema: z.extend(challengeSchema, { takesPassword: z.boolean() }),
});

export const proveEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/proof',
  access: 'customer',
  bodySchema: z.object({
    challenge: challengeId,
    password: z.optional(existingPasswordSchema),
    code: z.optional(typedCode),
    passkey: z.optional(passkeyAnswer),
  }),
});

export const accountSecuritySchema = z.object({
  /** Null: no authenticator app. */
  authenticatorSince: z.nullable(moment),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: z.nullable(moment) }),
  ),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

export const readSecurityEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/security',
  access: 'customer',
  answerSchema: accountSecuritySchema,
});

/** Counts only once its first code was typed. */
export const beginAuthenticatorEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/security/authenticator',
  access: 'customer',
  proof: 'fresh',
  answerSchema: z.object({ secret: z.string(), address: z.string() }),
});

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Shown this once. */
export const confirmAuthenticatorEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/security/authenticator/confirm',
  access: 'customer',
  proof: 'fresh',
  bodySchema: z.object({ code: typedCode }),
  answerSchema: recoveryCodesSchema,
});

export const removeAuthenticatorEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/security/authenticator',
  access: 'customer',
  proof: 'fresh',
});

export const replaceRecoveryCodesEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/security/recovery-codes',
  access: 'customer',
  proof: 'fresh',
  answerSchema: recoveryCodesSchema,
});

export const beginPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/security/passkeys/begin',
  access: 'customer',
  proof: 'fresh',
  answerSchema: z.object({ challenge: z.string(), options: browserObjectSchema }),
});

export const addPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/security/passkeys',
  access: 'customer',
  proof: 'fresh',
  bodySchema: z.object({
    challenge: challengeId,
    name: z
      .string('Enter a name.')
      .check(
        z.trim(),
        z.minLength(1, 'Enter a name, such as “My phone”.'),
        z.maxLength(PASSKEY_NAME_MAX_LENGTH, `Use at most ${PASSKEY_NAME_MAX_LENGTH} characters.`),
      ),
    passkey: passkeyAnswer,
  }),
  /** Null: there are some already. */
  answerSchema: z.object({ recoveryCodes: z.nullable(z.array(z.string())) }),
});

export const removePasskeyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/security/passkeys/:id',
  access: 'customer',
  proof: 'fresh',
});
