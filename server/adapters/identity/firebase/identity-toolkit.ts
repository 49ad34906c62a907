import * as z from 'zod/mini';
import { IdentityFault } from '../../../ports/identity.ts';
import { AccessFault, createAccessTokens, type ServiceAccount } from '../../google/access-tokens.ts';
import { readShopHash } from '../shop-passwords.ts';

/** The identity library's own scrypt, in the words of Firebase's import; what it hashed is handed over as it is. */
const LIBRARY_SCRYPT = {
  hashAlgorithm: 'STANDARD_SCRYPT',
  cpuMemCost: 16_384,
  blockSize: 16,
  parallelization: 1,
  dkLen: 64,
} as const;

/** Both in base64url. */
type ImportedHash = { readonly passwordHash: string; readonly salt: string };

/** One import has one set of terms. */
function nameTerms(hash: string) {
  const made = readShopHash(hash);
  if (!made) return LIBRARY_SCRYPT;
  const { cost, blockSize, parallelization } = made;
  return { ...LIBRARY_SCRYPT, cpuMemCost: cost, blockSize, parallelization };
}

/** `salt:key` in hexadecimal digits; the library salts with the digits themselves and not with the bytes they stand for. */
function toImportedHash(hash: string): ImportedHash {
  const made = readShopHash(hash);
  if (made) {
    return { passwordHash: made.key.toString('base64url'), salt: made.salt.toString('base64url') };
  }
  const [salt, key] = hash.split(':');
  if (!salt || !key) throw new Error('This is no hash of the identity library.');
  return {
    passwordHash: Buffer.from(key, 'hex').toString('base64url'),
    salt: Buffer.from(salt).toString('base64url'),
  };
}

/** As the library hashes it, so that a password is the same one however a keyboard composes its letters. */
function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const TIME_LIMIT_MS = 5_000;

/** A project of Firebase in which email and password are a way to sign in. */
export type FirebaseAuthentication = {
  readonly account: ServiceAccount;
  readonly apiKey: string;
  /** Of Firebase's emulator on this machine, such as http://127.0.0.1:9099. */
  readonly emulatorUrl?: string;
};

/** What the emulator takes for the shop's access to the project; it has no accounts of Google's. */
const EMULATOR_TOKEN = 'owner';

export type IdentityToolkitOptions = FirebaseAuthentication & {
  readonly toolkitUrl?: string;
  readonly readClock?: () => Date;
  readonly timeLimitMs?: number;
};

export type AccountToImport = {
  readonly localId: string;
  readonly email: string;
  readonly hash: string;
};

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });
/** Without an identity token, a second factor is asked for, which the shop knows nothing of. */
const signedInSchema = z.object({ localId: z.string(), idToken: z.string() });
const foundSchema = z.object({
  users: z._default(
    z.array(
      z.object({
        localId: z.string(),
        emailVerified: z._default(z.boolean(), false),
        disabled: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
});
const importedSchema = z.object({
  error: z._default(z.array(z.object({ index: z._default(z.int(), 0) })), []),
});
const removedSchema = z.object({ errors: z._default(z.array(z.unknown()), []) });

/** A wrong password and an unknown or closed account: all the same to whoever tries. */
const NOT_THIS_PERSON = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'USER_DISABLED',
];
const TOO_WEAK = ['WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'];

/** Firebase Authentication by the REST interface of its Identity Toolkit. Rejects with an `IdentityFault` alone. */
export function createIdentityToolkit(options: IdentityToolkitOptions) {
  const { account, apiKey, readClock = () => new Date(), timeLimitMs = TIME_LIMIT_MS } = options;
  const { emulatorUrl } = options;
  const host = 'identitytoolkit.googleapis.com';
  const { toolkitUrl = emulatorUrl ? `${emulatorUrl}/${host}` : `https://${host}` } = options;
  const tokens = createAccessTokens({ account, scope: SCOPE, readClock, timeLimitMs });
  const readToken = emulatorUrl ? async () => EMULATOR_TOKEN : tokens.read;

  async function post(path: string, headers: Readonly<Record<string, string>>, body: object) {
    try {
      const answer = await fetch(`${toolkitUrl}/v1/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    } catch {
      throw new IdentityFault('Firebase cannot be reached.');
    }
  }

  /** As the shop itself, which may do everything with the accounts of its project. */
  async function administer(method: string, body: object) {
    const token = await readToken().catch((error: unknown) => {
      throw new IdentityFault(error instanceof AccessFault ? error.message : 'Google gave no access.');
    });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await post(`projects/${account.projectId}/accounts:${method}`, headers, body);
    if (answer.status === 401) tokens.forget();
    return answer;
  }

  return {
    /** Whose password it is; undefined when it is nobody's with this address. */
    async checkPassword(email: string, password: string): Promise<string | undefined> {
      const answer = await post(
        'accounts:signInWithPassword',
        { 'x-goog-api-key': apiKey },
        { email, password: normalisePassword(password), returnSecureToken: true },
      );
      if (answer.status === 200) return understand(signedInSchema, answer).localId;
      if (NOT_THIS_PERSON.includes(readCode(answer))) return undefined;
      throw refuseToGuess(answer);
    },

    async setPassword(
      localId: string,
      { email, password }: { readonly email: string; readonly password: string },
    ): Promise<'set' | 'gone' | 'too_weak'> {
      const answer = await administer('update', {
        localId,
        email,
        emailVerified: true,
        password: normalisePassword(password),
      });
      if (answer.status === 200) return 'set';
      const code = readCode(answer);
      if (code === 'USER_NOT_FOUND') return 'gone';
      if (TOO_WEAK.includes(code)) return 'too_weak';
      throw refuseToGuess(answer);
    },

    /** False: another account there has the address. Of an account that is gone there is nothing to change. */
    async setEmail(localId: string, email: string): Promise<boolean> {
      const answer = await administer('update', { localId, email, emailVerified: true });
      if (answer.status === 200) return true;
      const code = readCode(answer);
      if (code === 'USER_NOT_FOUND') return true;
      if (code === 'EMAIL_EXISTS') return false;
      throw refuseToGuess(answer);
    },

    /** The places in the list of those that were not taken, mostly because the address is. */
    async importAccounts(accounts: readonly AccountToImport[]): Promise<ReadonlySet<number>> {
      const refused = new Set<number>();
      const byTerms = Map.groupBy(accounts.entries(), ([, { hash }]) => JSON.stringify(nameTerms(hash)));
      for (const [terms, group] of byTerms) {
        const answer = await administer('batchCreate', {
          ...JSON.parse(terms),
          sanityCheck: true,
          allowOverwrite: true,
          users: group.map(([, { localId, email, hash }]) => ({
            localId,
            email,
            emailVerified: true,
            ...toImportedHash(hash),
          })),
        });
        for (const { index } of understand(importedSchema, answer).error)
          refused.add(group[index]?.[0] ?? -1);
      }
      return refused;
    },

    async findAccount(email: string): Promise<{ localId: string; isConfirmed: boolean } | undefined> {
      const answer = await administer('lookup', { email: [email] });
      const [found] = understand(foundSchema, answer).users;
      return found && { localId: found.localId, isConfirmed: found.emailVerified };
    },

    /** Those of these accounts that are there and not closed. */
    async listOpenAccounts(localIds: readonly string[]): Promise<ReadonlySet<string>> {
      const answer = await administer('lookup', { localId: [...localIds] });
      const { users } = understand(foundSchema, answer);
      return new Set(users.filter(({ disabled }) => !disabled).map(({ localId }) => localId));
    },

    /** Whoever is not there any longer is no reason to complain. */
    async removeAccount(localId: string): Promise<void> {
      const answer = await administer('batchDelete', { localIds: [localId], force: true });
      if (understand(removedSchema, answer).errors.length > 0) {
        throw new IdentityFault('Firebase did not delete an account.');
      }
    },
  };
}

type Answer = { readonly status: number; readonly body: unknown };

function understand<Schema extends z.ZodMiniType>(schema: Schema, answer: Answer): z.output<Schema> {
  const parsed = schema.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) throw refuseToGuess(answer);
  return parsed.data;
}

/** What follows the code may name an address. */
function readCode({ body }: Answer): string {
  const message = refusalSchema.safeParse(body).data?.error.message ?? '';
  return /^[A-Z_]+(?=$|\s|:)/.exec(message)?.[0] ?? '';
}

function refuseToGuess(answer: Answer): IdentityFault {
  return new IdentityFault(`Firebase answered ${answer.status} ${readCode(answer)}`.trimEnd());
}
