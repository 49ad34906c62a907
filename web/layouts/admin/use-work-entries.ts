import { useWaiting } from '../../features/dashboard/waiting-context.tsx';
import { useMay } from '../../features/users/role-context.tsx';
import { type AdminEntry, WORK_ENTRIES } from './admin-entries.ts';

/** The parts this role includes and the owner has switched on, the one to start with first. */
export function useWorkEntries(): readonly AdminEntry[] {
  const may = useMay();
  const switchedOn = useWaiting()?.switchedOn ?? [];
  return WORK_ENTRIES.filter(({ access, needs }) => may(access) && (!needs || switchedOn.includes(needs)));
}
