import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { StaffMember } from '../../../../contract/staff.ts';
import { STAFF_ROLES } from '../../../../domain/users/roles.ts';
import { PIN_ATTEMPTS_MAX } from '../../../../domain/users/staff-pin.ts';
import type { Database } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';
import { staffPins } from '../../../database/schema/kitchen-devices.ts';
import { authenticators, passkeys } from '../../../database/schema/second-factors.ts';

/** By role, and then by name. */
export async function listStaff(db: Database): Promise<readonly StaffMember[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      disabledAt: users.disabledAt,
      lastSeenAt: users.lastSeenAt,
      wrongPins: staffPins.wrongAttempts,
      hasSecondFactor: sql<boolean>`${or(
        sql`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
        sql`exists (select from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)`,
      )}`,
    })
    .from(users)
    .leftJoin(staffPins, eq(staffPins.userId, users.id))
    .where(and(isNotNull(users.role), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id));
  return STAFF_ROLES.flatMap((role) =>
    rows
      .filter((row) => row.role === role)
      .map(({ disabledAt, lastSeenAt, wrongPins, ...row }) => ({
        ...row,
        pin: wrongPins === null ? 'none' : wrongPins < PIN_ATTEMPTS_MAX ? 'set' : 'locked',
        role,
        isDisabled: disabledAt !== null,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      })),
  );
}
