import { useEffect, useState } from 'react';
import { useAuth } from './auth-context.tsx';
import type { SignInOptions } from './identity.ts';

const NOTHING_MORE: SignInOptions = { google: false, demoMail: false };

/** What this shop offers besides email and password; nothing until it is known. */
export function useSignInOptions(): SignInOptions {
  const { identity } = useAuth();
  const [options, setOptions] = useState(NOTHING_MORE);

  useEffect(() => {
    identity
      .readSignInOptions()
      .then(setOptions, (error: unknown) => console.error('Reading the sign-in options failed', error));
  }, [identity]);

  return options;
}
