import { describeError } from '../../ui/feedback/describe-error.ts';
import type { Toast } from '../../ui/feedback/toast.ts';
import type { AuthEvent } from './auth-state.ts';
import type { Identity } from './identity.ts';

type SignOutParts = {
  readonly identity: Pick<Identity, 'signOut'>;
  readonly dispatch: (event: AuthEvent) => void;
  /** What only somebody who is still signed in can do. */
  readonly prepare: () => Promise<void>;
  /** Resolves when the login screen is shown. */
  readonly goToLogin: () => void | Promise<void>;
  readonly showToast: (toast: Toast) => void;
  readonly log: (message: string, error: unknown) => void;
};

/** Even when the provider fails, nobody stays signed in on the screen: who pressed the button may walk away from it. */
export async function signOut({
  identity,
  dispatch,
  prepare,
  goToLogin,
  showToast,
  log,
}: SignOutParts): Promise<void> {
  dispatch({ type: 'sign-out-started' });
  await prepare();
  try {
    await identity.signOut();
    showToast({ kind: 'success', text: 'Logged out successfully' });
  } catch (error) {
    log('Signing out failed', error);
    showToast({
      kind: 'error',
      text: `Logout failed: ${describeError(error)}`,
    });
  }
  await goToLogin();
  dispatch({ type: 'sign-out-ended' });
}
