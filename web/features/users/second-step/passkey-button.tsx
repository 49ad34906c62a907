import { useState } from 'react';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useAuth } from '../auth-context.tsx';
import { answerWithPasskey, hasUsedPasskey } from './browser-passkeys.ts';

/** Only in a browser that has used a passkey here before. */
export function PasskeyButton() {
  const { identity } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const isKnown = useHydrated();
  if (!isKnown || !hasUsedPasskey()) return null;

  async function signIn() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { challenge, passkeyOptions } = await identity.beginPasskeySignIn();
      await identity.takeSecondStep({ challenge, passkey: await answerWithPasskey(passkeyOptions) });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="l" className="w-full" aria-disabled={isBusy} onClick={signIn}>
      {isBusy ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
    </Button>
  );
}
