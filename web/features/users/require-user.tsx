import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useAuth } from './auth-context.tsx';
import { rememberOrigin } from './login-origin.ts';

/** Shows its children to whoever is signed in; anybody else goes to the login screen, which knows where they came from. */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const { currentUser, authLoading } = useAuth();
  const location = useLocation();
  // The same object as long as the place is the same, or every rendering on the way would set out anew.
  const origin = useMemo(() => rememberOrigin(location), [location]);
  if (authLoading) return <AuthPending />;
  if (!currentUser) return <Navigate to="/login" replace state={origin} />;
  return children;
}

function AuthPending() {
  return (
    <p role="status" className="wrap flex min-h-75 items-center justify-center gap-3 text-cocoa-2">
      <Spinner />
      Checking your sign-in…
    </p>
  );
}
