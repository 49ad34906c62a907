import { refuse } from '../refusal.ts';
import { isAdministratorRole, type StaffRole } from './roles.ts';

/** For an owner who was there before it was demanded, and for the first of a new shop. */
export const SECOND_FACTOR_GRACE_DAYS = 14;

const WORDS = 'Owners and managers need two-step sign-in. Set it up first.';

/** Before a role is taken up. */
export const SECOND_FACTOR_MISSING = refuse('forbidden', 'second_factor_required', WORDS);

/** By this code a browser knows that nothing goes on here before there is one. */
export const SECOND_FACTOR_DUE = 'second_factor_due';
export const SECOND_FACTOR_OVERDUE = refuse('forbidden', SECOND_FACTOR_DUE, WORDS);

/** Whoever becomes an administrator begins with a second factor; whoever is one already keeps the time they were given. */
export function findDueMoment(
  before: { readonly role: StaffRole | null; readonly dueAt: Date | null },
  role: StaffRole | null,
  now: Date,
): Date | null {
  if (!isAdministratorRole(role)) return null;
  return isAdministratorRole(before.role) ? before.dueAt : now;
}
