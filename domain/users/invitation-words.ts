import type { StaffRole } from './roles.ts';

/** What somebody is invited to, after "has invited you to". */
export const INVITED_TO: Readonly<Record<StaffRole, string>> = {
  owner: 'join the team as an owner',
  manager: 'join the team as a manager',
  desk: 'join the order desk',
  kitchen: 'join the kitchen team',
  rider: 'join the team as a rider',
};
