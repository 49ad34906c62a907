const MINUTE_MS = 60_000;

export const SESSION_LENGTH_MS = 60 * MINUTE_MS;
/** "Keep me signed in". */
export const REMEMBERED_SESSION_LENGTH_MS = 30 * 24 * 60 * MINUTE_MS;
/** Activity comes in bursts; one extension a minute keeps a session just as alive. */
export const SESSION_EXTEND_EVERY_MS = MINUTE_MS;

export type SessionSpan = {
  readonly expiresAt: Date;
  readonly extendedAt: Date;
  readonly isRemembered: boolean;
};

export function nextExpiry(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_SESSION_LENGTH_MS : SESSION_LENGTH_MS));
}

export function isExpired({ expiresAt }: Pick<SessionSpan, 'expiresAt'>, now: Date): boolean {
  return expiresAt.getTime() <= now.getTime();
}

/** A session that is over stays over: activity comes too late for it. */
export function canExtend(session: SessionSpan, now: Date): boolean {
  return !isExpired(session, now) && now.getTime() - session.extendedAt.getTime() >= SESSION_EXTEND_EVERY_MS;
}
