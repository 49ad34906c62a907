import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useAuth } from './auth-context.tsx';
import { chooseReturn, findOrigin } from './login-origin.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

/** Where the shop offers to sign in with Google. */
export function GoogleButton() {
  const { identity } = useAuth();
  const { state: locationState } = useLocation();
  const { google: isOffered } = useSignInOptions();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    try {
      const origin = findOrigin({ locationState, page: window });
      await identity.signInWithGoogle(chooseReturn(origin));
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
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
