import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from './auth-context.tsx';
import { RequireUser } from './require-user.tsx';

/** Shows its children to administrators; other customers go to the home page. The server guards what is behind it by itself. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useAuth();
  return <RequireUser>{isAdmin ? children : <Navigate to="/" replace />}</RequireUser>;
}
