import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';

/** Who speaks for the shop at Google. */
export type ServiceAccount = {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
};

/** Why Google gave no access, in words without secrets. */
export class AccessFault extends Error {
  override readonly name = 'AccessFault';
  /** The same account would be refused again, whenever it asks. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting }: { isLasting: boolean }) {
    super(message);
    this.isLasting = isLasting;
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Asked for anew a little before the old one ends. */
const MARGIN_MS = 60_000;

const grantSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });

type AccessOptions = {
  readonly account: ServiceAccount;
  /** What the access is for, as Google names it. */
  readonly scope: string;
  readonly readClock: () => Date;
  readonly timeLimitMs: number;
};

/** Short-lived access (OAuth 2.0, RFC 7523), kept until it runs out and asked for once however many wait for it. */
export function createAccessTokens({ account, scope, readClock, timeLimitMs }: AccessOptions) {
  type Access = { readonly token: string; readonly endsAt: number };
  let stored: Promise<Access> | undefined;

  async function ask(): Promise<Access> {
    const askedAt = readClock().getTime();
    const answer = await postAssertion(await signAssertion(account, scope, askedAt));
    if (!answer.ok) {
      await answer.body?.cancel();
      const isLasting = answer.status < 500 && answer.status !== 429;
      throw new AccessFault(`Google gave no access to Firebase (${answer.status}).`, { isLasting });
    }
    const { access_token: token, expires_in: seconds } = grantSchema.parse(await answer.json());
    return { token, endsAt: askedAt + seconds * 1_000 };
  }

  async function postAssertion(assertion: string): Promise<Response> {
    try {
      return await fetch(account.tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: GRANT, assertion }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
    } catch {
      throw new AccessFault('Google cannot be asked for access to Firebase.', { isLasting: false });
    }
  }

  function askOnce(): Promise<Access> {
    const asked = ask();
    stored = asked;
    asked.catch(() => {
      if (stored === asked) stored = undefined;
    });
    return asked;
  }

  return {
    async read(): Promise<string> {
      const known = stored ?? askOnce();
      const access = await known;
      if (access.endsAt - MARGIN_MS > readClock().getTime()) return access.token;
      return (await (stored === known ? askOnce() : (stored ?? askOnce()))).token;
    },
    forget(): void {
      stored = undefined;
    },
  };
}

async function signAssertion(
  { clientEmail, privateKey, tokenUrl }: ServiceAccount,
  scope: string,
  nowMs: number,
): Promise<string> {
  const issuedAt = Math.floor(nowMs / 1_000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3_600)
    .sign(await importPKCS8(privateKey, 'RS256'));
}
