type MadeUpClaims = {
  readonly sub?: unknown;
  readonly admin?: unknown;
  readonly role?: unknown;
  readonly name?: string;
  readonly iat?: unknown;
  readonly exp?: unknown;
};

/** A token as the server would sign it, but for the signature, which nobody here looks at. */
export function makeToken(claims: MadeUpClaims = {}): string {
  const payload = { sub: 'u1', admin: false, iat: 1_000, exp: 1_300, ...claims };
  return ['{"alg":"EdDSA"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}
