import type { Identity } from './identity.ts';

const rejectAsUnreachable = () =>
  Promise.reject(new Error('Accounts cannot be reached just now. Please try again later.'));

/** A shop without an authentication provider: nobody is signed in, and nobody can be. */
export const unreachableIdentity: Identity = {
  observe(listener) {
    listener(null);
    return () => {};
  },
  readClaims: rejectAsUnreachable,
  signIn: rejectAsUnreachable,
  register: rejectAsUnreachable,
  requestPasswordReset: rejectAsUnreachable,
  resetPassword: rejectAsUnreachable,
  signOut: rejectAsUnreachable,
};
