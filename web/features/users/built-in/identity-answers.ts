import type { FindSessionAnswer, SignedInUser } from '../../../../contract/sessions.ts';
import type { IdentityUser } from '../identity.ts';

/*
 * Read by hand, because this is on every page: the contract's schemas would bring their library and the rules for passwords along.
 * The contract's types keep the names right.
 */

/** The user of an answer to "who is signed in?"; null for nobody. */
export function readFoundUser(body: unknown): IdentityUser | null {
  if (body === null) return null;
  return readUser(readField<NonNullable<FindSessionAnswer>>(body, 'user'));
}

export function readSignedInUser(body: unknown): IdentityUser {
  return readUser(readField<{ user: SignedInUser }>(body, 'user'));
}

function readUser(user: unknown): IdentityUser {
  const [uid, email, name, image] = (['id', 'email', 'name', 'image'] as const).map((field) =>
    readField<SignedInUser>(user, field),
  );
  if (typeof uid !== 'string' || typeof email !== 'string') throw new UnexpectedAnswer();
  return {
    uid,
    email,
    displayName: typeof name === 'string' ? name : null,
    photoURL: typeof image === 'string' ? image : null,
  };
}

export function readText<Answer>(body: unknown, field: keyof Answer & string): string {
  const value = readField<Answer>(body, field);
  if (typeof value !== 'string') throw new UnexpectedAnswer();
  return value;
}

export function readFlag<Answer>(body: unknown, field: keyof Answer & string): boolean {
  return readField<Answer>(body, field) === true;
}

function readField<Answer>(body: unknown, field: keyof Answer & string): unknown {
  if (typeof body !== 'object' || body === null) throw new UnexpectedAnswer();
  return (body as Record<string, unknown>)[field]; // any object can be read by name
}

class UnexpectedAnswer extends Error {
  override readonly message = 'An error occurred';
}
