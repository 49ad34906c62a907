import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { refuseRole } from '../../../domain/users/roles.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useAuth } from './auth-context.tsx';
import { RequireUser } from './require-user.tsx';
import { useRole } from './role-context.tsx';

/** Shows its children to administrators; everybody else goes to the home page. The server guards what is behind it by itself. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useAuth();
  return <RequireUser>{isAdmin ? children : <TakenHome />}</RequireUser>;
}

/** A customer has nothing to do here; staff learn why they are not let in, whom to ask, and the way to their own screens. */
function TakenHome() {
  const role = useRole();
  useEffect(() => {
    if (!role) return;
    showToast({
      kind: 'info',
      text: refuseRole('administrator').refusal.message,
      action: { label: 'Staff area', run: () => globalThis.location.assign('/staff') },
    });
  }, [role]);
  return <Navigate to="/" replace />;
}
