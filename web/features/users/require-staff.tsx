import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { RequireUser } from './require-user.tsx';
import { useRole } from './role-context.tsx';

/** Shows its children to whoever works here; customers go to the home page. */
export function RequireStaff({ children }: { readonly children: ReactNode }) {
  const role = useRole();
  return <RequireUser>{role ? children : <Navigate to="/" replace />}</RequireUser>;
}
