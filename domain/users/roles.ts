import { accept, type Result, refuse } from '../refusal.ts';

/** Who works here, from whoever may do everything to whoever only brings the cakes. Customers have no role. */
export const STAFF_ROLES = ['owner', 'manager', 'desk', 'kitchen', 'rider'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The specification's admin flag. The column of the same name is computed by the database in the same way. */
export const ADMINISTRATOR_ROLES = ['owner', 'manager'] as const satisfies readonly StaffRole[];

export function isAdministratorRole(role: StaffRole | null): boolean {
  return ADMINISTRATOR_ROLES.some((administrator) => administrator === role);
}

/** What the staff's calls are for, each with the roles that may make them. */
const ADMITTED_ROLES = {
  /** Roles, the bank account, other people's data as a file, erasing people. */
  owner: ['owner'],
  /** Catalogue, texts, calendar, settings, reports and refunds. */
  administrator: ADMINISTRATOR_ROLES,
  /** Orders, custom orders, customers and payments taken by hand. */
  desk: ['owner', 'manager', 'desk'],
  /** What is to be made, without prices and without customers. */
  kitchen: ['owner', 'manager', 'desk', 'kitchen'],
  /** What is to be brought to whom. */
  deliveries: ['owner', 'manager', 'desk', 'rider'],
  staff: STAFF_ROLES,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffAccess = keyof typeof ADMITTED_ROLES;

export function isStaffAccess(access: string): access is StaffAccess {
  return Object.hasOwn(ADMITTED_ROLES, access);
}

export function mayUse(role: StaffRole | null, access: StaffAccess): boolean {
  return role !== null && ADMITTED_ROLES[access].some((admitted) => admitted === role);
}

export function listRoles(access: StaffAccess): readonly StaffRole[] {
  return ADMITTED_ROLES[access];
}

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  desk: 'Order desk',
  kitchen: 'Kitchen',
  rider: 'Rider',
};

export function nameRoles(access: StaffAccess): string {
  return ADMITTED_ROLES[access].map((role) => ROLE_NAMES[role]).join(', ');
}

/** The code of every refusal that is about the role: by it a browser learns that somebody has lost it. */
export const ROLE_REQUIRED = 'role_required';

/** Names who can help whoever meets a closed door. */
export function refuseRole(access: StaffAccess) {
  const helper = access === 'owner' ? 'the owner' : 'the owner or a manager';
  return refuse('forbidden', ROLE_REQUIRED, `Your role doesn’t include this. Ask ${helper}.`);
}

/** Staff are the owner's business: a manager who could disable or demote an owner would be one. */
export function checkMayChange(
  actorRole: StaffRole | null,
  user: { readonly role: StaffRole | null },
): Result<void, 'owner_only'> {
  if (user.role === null || actorRole === 'owner') return accept(undefined);
  return refuse('forbidden', 'owner_only', 'Only the owner can change a staff account.');
}

/**
 * Taking the role away, disabling and deleting all end in the same place: with nobody left who could undo it.
 * `others` are the owners besides this one who can sign in.
 */
export function checkOwnerRemains(
  user: { readonly role: StaffRole | null },
  others: number,
): Result<void, 'last_owner'> {
  if (user.role !== 'owner' || others > 0) return accept(undefined);
  return refuse('conflict', 'last_owner', 'This is the last owner. Make someone else an owner first.');
}
