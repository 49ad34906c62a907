import * as z from 'zod/mini';
import { STAFF_ROLES } from '../domain/users/roles.ts';
import { endpoint } from './endpoint.ts';

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** For the kitchen's tablet. */
  pin: z.enum(['none', 'set', 'locked']),
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Everybody who works here, from the owners to the riders. */
export const listStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  access: 'administrator',
  answerSchema: z.object({ data: z.array(staffMemberSchema) }),
});
