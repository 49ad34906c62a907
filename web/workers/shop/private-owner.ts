import type { Owner } from '../../api/worker-messages.ts';

/** Whether what is kept goes before the newcomer's comes: it is not known to be theirs. */
export function mustWipe(before: Owner | null, next: Owner): boolean {
  return before?.user.id !== next.user.id;
}

/** The end of a session that was known stays known while it is asked for anew. */
export function takeOver(before: Owner | null, next: Owner): Owner {
  if (before?.user.id !== next.user.id || next.endsAt !== null) return next;
  return { ...next, endsAt: before.endsAt };
}

/** A session that is over shows nothing any more, with or without a line. */
export function isOver({ endsAt }: Owner, now: Date): boolean {
  return endsAt !== null && new Date(endsAt) <= now;
}

export function mayShow(owner: Owner | null, now: Date): owner is Owner {
  return owner !== null && owner.endsAt !== null && !isOver(owner, now);
}

/** Whom a bearer token is of. It is not checked here: the shop has done so when it answers well. */
export function readTokenUser(authorization: string | null): string | null {
  const payload = authorization?.match(/^Bearer [^.]+\.([^.]+)\./)?.[1];
  if (payload === undefined) return null;
  try {
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Who is signed in by the shop's own answer; null for nobody, undefined for what cannot be read. */
export function readSessionOwner(answer: unknown): Owner | null | undefined {
  if (answer === null) return null;
  const user = readPart(answer, 'user');
  const [id, email] = [readPart(user, 'id'), readPart(user, 'email')];
  const endsAt = readPart(readPart(answer, 'session'), 'expiresAt');
  if (typeof id !== 'string' || typeof email !== 'string' || typeof endsAt !== 'string') return undefined;
  const readWords = (name: string) => {
    const words = readPart(user, name);
    return typeof words === 'string' ? words : null;
  };
  return { user: { id, email, name: readWords('name'), image: readWords('image') }, endsAt };
}

function readPart(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
