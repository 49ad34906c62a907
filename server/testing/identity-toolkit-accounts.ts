import { randomBytes, scryptSync } from 'node:crypto';
import * as z from 'zod/mini';

/* The accounts of a Firebase project as the Identity Toolkit's documentation describes them; a request that differs is refused. */

export type ToolkitAccount = {
  readonly localId: string;
  email: string;
  emailVerified: boolean;
  disabled: boolean;
  readonly isRight: (password: string) => boolean;
};

export type ToolkitAnswer = { readonly status: number; readonly body: object };

const signInSchema = z.strictObject({
  email: z.string(),
  password: z.string(),
  returnSecureToken: z.literal(true),
});
const updateSchema = z.strictObject({
  localId: z.string(),
  email: z.email(),
  emailVerified: z.boolean(),
  password: z.optional(z.string()),
});
const lookupSchema = z.union([
  z.strictObject({ email: z.array(z.string()) }),
  z.strictObject({ localId: z.array(z.string()).check(z.maxLength(100)) }),
]);
const batchDeleteSchema = z.strictObject({ localIds: z.array(z.string()), force: z.boolean() });
const base64Url = z.string().check(z.regex(/^[\w-]+$/));
const batchCreateSchema = z.strictObject({
  hashAlgorithm: z.literal('STANDARD_SCRYPT'),
  cpuMemCost: z.int(),
  blockSize: z.int(),
  parallelization: z.int(),
  dkLen: z.int(),
  sanityCheck: z.boolean(),
  allowOverwrite: z.boolean(),
  users: z
    .array(
      z.strictObject({
        localId: z.string().check(z.maxLength(128)),
        email: z.email(),
        emailVerified: z.boolean(),
        passwordHash: base64Url,
        salt: base64Url,
      }),
    )
    .check(z.minLength(1), z.maxLength(1_000)),
});

const PASSWORD_MIN_LENGTH = 6;

/** Slow on purpose, and the same few passwords come again and again. */
const derived = new Map<string, Buffer>();
function derive(password: string, salt: string, terms: { N: number; r: number; p: number; dkLen: number }) {
  const name = JSON.stringify([password, salt, terms]);
  const { dkLen, ...cost } = terms;
  const maxmem = 256 * cost.N * cost.r;
  const key =
    derived.get(name) ?? scryptSync(password, Buffer.from(salt, 'base64url'), dkLen, { ...cost, maxmem });
  derived.set(name, key);
  return key;
}

const accept = (body: object): ToolkitAnswer => ({ status: 200, body });
export const refuseCall = (status: number, message: string): ToolkitAnswer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
});

export function createToolkitAccounts() {
  const accounts = new Map<string, ToolkitAccount>();
  const findByEmail = (email: string) =>
    [...accounts.values()].find((account) => account.email === email.toLowerCase());
  const isPassword = (wanted: string) => (given: string) => given === wanted;

  function signIn(body: unknown): ToolkitAnswer {
    const { email, password } = signInSchema.parse(body);
    const account = findByEmail(email);
    if (account?.disabled) return refuseCall(400, 'USER_DISABLED');
    if (!account?.isRight(password)) return refuseCall(400, 'INVALID_LOGIN_CREDENTIALS');
    return accept({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: account.localId,
      email: account.email,
      displayName: '',
      idToken: randomBytes(20).toString('base64url'),
      registered: true,
      refreshToken: randomBytes(20).toString('base64url'),
      expiresIn: '3600',
    });
  }

  function update(body: unknown): ToolkitAnswer {
    const { localId, email, emailVerified, password } = updateSchema.parse(body);
    const account = accounts.get(localId);
    if (!account) return refuseCall(400, 'USER_NOT_FOUND');
    if (password !== undefined && password.length < PASSWORD_MIN_LENGTH) {
      return refuseCall(400, 'WEAK_PASSWORD : Password should be at least 6 characters');
    }
    const owner = findByEmail(email);
    if (owner && owner.localId !== localId) return refuseCall(400, 'EMAIL_EXISTS');
    accounts.set(localId, {
      ...account,
      email,
      emailVerified,
      ...(password !== undefined && { isRight: isPassword(password) }),
    });
    return accept({ kind: 'identitytoolkit#SetAccountInfoResponse', localId, email });
  }

  function lookup(body: unknown): ToolkitAnswer {
    const asked = lookupSchema.parse(body);
    const found =
      'email' in asked
        ? asked.email.flatMap((email) => findByEmail(email) ?? [])
        : asked.localId.flatMap((localId) => accounts.get(localId) ?? []);
    const users = found.map(({ localId, email, emailVerified, disabled }) => ({
      localId,
      email,
      emailVerified,
      ...(disabled && { disabled }),
    }));
    return accept({ kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 && { users }) });
  }

  function batchCreate(body: unknown): ToolkitAnswer {
    const {
      users,
      allowOverwrite,
      cpuMemCost: N,
      blockSize,
      parallelization,
      dkLen,
    } = batchCreateSchema.parse(body);
    const error = users.flatMap(({ localId, email, emailVerified, passwordHash, salt }, index) => {
      const owner = findByEmail(email);
      if (owner && owner.localId !== localId) {
        return [{ index, message: 'email exists in other account in database' }];
      }
      if (accounts.has(localId) && !allowOverwrite) {
        return [{ index, message: 'localId belongs to an existing account - can not overwrite.' }];
      }
      const key = Buffer.from(passwordHash, 'base64url');
      const isRight = (password: string) =>
        key.equals(derive(password, salt, { N, r: blockSize, p: parallelization, dkLen }));
      accounts.set(localId, { localId, email: email.toLowerCase(), emailVerified, disabled: false, isRight });
      return [];
    });
    return accept({ kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 && { error }) });
  }

  function batchDelete(body: unknown): ToolkitAnswer {
    const { localIds, force } = batchDeleteSchema.parse(body);
    const errors = localIds.flatMap((localId, index) => {
      const account = accounts.get(localId);
      if (account && !account.disabled && !force) {
        return [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }];
      }
      accounts.delete(localId);
      return [];
    });
    return accept(errors.length > 0 ? { errors } : {});
  }

  return {
    all: accounts,
    findByEmail,
    /** Somebody who was there before the shop, or whom anybody made with the public key. */
    add({
      localId,
      email,
      password,
      isConfirmed,
    }: {
      localId: string;
      email: string;
      password: string;
      isConfirmed: boolean;
    }): void {
      const isRight = isPassword(password);
      accounts.set(localId, { localId, email, emailVerified: isConfirmed, disabled: false, isRight });
    },
    signIn,
    administer: { update, lookup, batchCreate, batchDelete },
  };
}
