import { useMay } from '../../features/users/role-context.tsx';
import { type AdminEntry, WORK_ENTRIES } from './admin-entries.ts';

/** The parts this role includes, the one to start with first. */
export function useWorkEntries(): readonly AdminEntry[] {
  const may = useMay();
  return WORK_ENTRIES.filter(({ access }) => may(access));
}
