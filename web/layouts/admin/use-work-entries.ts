import { useSwitchedOn } from '../../features/orders/switched-on-context.tsx';
import { useMay } from '../../features/users/role-context.tsx';
import { type AdminEntry, WORK_ENTRIES } from './admin-entries.ts';

/** The parts this role includes and the owner has switched on, the one to start with first. */
export function useWorkEntries(): readonly AdminEntry[] {
  const may = useMay();
  const switchedOn = useSwitchedOn();
  return WORK_ENTRIES.filter(({ access, needs }) => may(access) && (!needs || switchedOn.includes(needs)));
}
