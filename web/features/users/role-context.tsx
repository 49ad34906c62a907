import { mayUse, type StaffAccess, type StaffRole } from '../../../domain/users/roles.ts';
import { useAuth } from './auth-context.tsx';

/** What somebody may do decides what is shown; the server guards what is behind it by itself. */
export function useMay(): (access: StaffAccess) => boolean {
  const role = useRole();
  return (access) => mayUse(role, access);
}

export function useRole(): StaffRole | null {
  return useAuth().currentUser?.role ?? null;
}
