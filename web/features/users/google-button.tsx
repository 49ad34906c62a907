import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { findOrigin } from './login-origin.ts';

/** Where the shop offers to sign in with Google. */
export function GoogleButton() {
  const { identity } = useAuth();
  const { state: locationState } = useLocation();
  const [isOffered, setOffered] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    identity.readSignInOptions().then(
      ({ google }) => setOffered(google),
      (error: unknown) => console.error('Reading the ways to sign in failed', error),
    );
  }, [identity]);

  const leave = async () => {
    setLeaving(true);
    try {
      await identity.signInWithGoogle(findOrigin({ locationState, page: window }));
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
      setLeaving(false);
    }
  };

  if (!isOffered) return null;
  return (
    <Button kind="paper" size="l" className="w-full" onClick={leave} disabled={isLeaving}>
      {isLeaving ? 'Opening Google…' : 'Continue with Google'}
    </Button>
  );
}
