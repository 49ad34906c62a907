const MINUTE_MS = 60_000;

export const SESSION_LENGTH_MS = 60 * MINUTE_MS;
/** "Keep me signed in". */
export const REMEMBERED_SESSION_LENGTH_MS = 30 * 24 * 60 * MINUTE_MS;
/** Of staff, whatever they do and however they are remembered: after a working day they sign in again. */
export const STAFF_SESSION_LENGTH_MS = 12 * 60 * MINUTE_MS;
/** Activity comes in bursts; one extension a minute keeps a session just as alive. */
export const SESSION_EXTEND_EVERY_MS = MINUTE_MS;

export type SessionSpan = {
  readonly expiresAt: Date;
  readonly extendedAt: Date;
  readonly isRemembered: boolean;
  readonly beganAt: Date;
};

type Extended = {
  readonly isRemembered: boolean;
  readonly isStaff: boolean;
  /** When the person signed in. */
  readonly beganAt: Date;
};

export function nextExpiry(now: Date, { isRemembered, isStaff, beganAt }: Extended): Date {
  const next = now.getTime() + (isRemembered ? REMEMBERED_SESSION_LENGTH_MS : SESSION_LENGTH_MS);
  const end = isStaff ? beganAt.getTime() + STAFF_SESSION_LENGTH_MS : next;
  return new Date(Math.min(next, end));
}

/** Whether activity moves the end no further. */
export function isFixed({ expiresAt, beganAt }: Omit<SessionSpan, 'extendedAt'>, isStaff: boolean): boolean {
  return isStaff && expiresAt.getTime() >= beganAt.getTime() + STAFF_SESSION_LENGTH_MS;
}

export function isExpired({ expiresAt }: Pick<SessionSpan, 'expiresAt'>, now: Date): boolean {
  return expiresAt.getTime() <= now.getTime();
}

/** A session that is over stays over: activity comes too late for it. */
export function canExtend(session: Pick<SessionSpan, 'expiresAt' | 'extendedAt'>, now: Date): boolean {
  return !isExpired(session, now) && now.getTime() - session.extendedAt.getTime() >= SESSION_EXTEND_EVERY_MS;
}
