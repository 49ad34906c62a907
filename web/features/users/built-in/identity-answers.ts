import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type {
  Challenge,
  FindSessionAnswer,
  SignedInUser,
  signInEndpoint,
} from '../../../../contract/sessions.ts';
import type { registerEndpoint } from '../../../../contract/users.ts';
import type { IdentityUser, SecondStep } from '../identity.ts';

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

/** Null while the address is still to be confirmed. */
export function readRegisteredUser(body: unknown): IdentityUser | null {
  const user = readField<AnswerOf<typeof registerEndpoint>>(body, 'user');
  return user === undefined ? null : readUser(user);
}

/** The second step that is asked for; null where the answer has the user. */
export function readSecondStep(body: unknown): SecondStep | null {
  const step = readField<AnswerOf<typeof signInEndpoint>>(body, 'secondStep');
  return step === undefined ? null : readChallenge(step);
}

export function readChallenge(body: unknown): SecondStep {
  return {
    challenge: readText<Challenge>(body, 'challenge'),
    takesCode: readFlag<Challenge>(body, 'takesCode'),
    passkeyOptions: readField<Challenge>(body, 'passkeyOptions') ?? null,
  };
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
