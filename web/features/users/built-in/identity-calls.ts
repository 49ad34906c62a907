import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type {
  beginPasskeySignInEndpoint,
  takeSecondStepEndpoint,
} from '../../../../contract/second-factor.ts';
import type {
  findSessionEndpoint,
  readSignInOptionsEndpoint,
  readTokenEndpoint,
  signInEndpoint,
  signInWithGoogleEndpoint,
  signOutEndpoint,
} from '../../../../contract/sessions.ts';
import type {
  confirmRegistrationEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '../../../../contract/users.ts';
import { createApiClient } from '../../../api/api-client.ts';
import { signedOutTokens } from '../../../api/token-source.ts';
import type {
  IdentityUser,
  NewPassword,
  RegistrationDetails,
  SecondStep,
  SecondStepAnswer,
  SignInDetails,
  SignInOptions,
} from '../identity.ts';
import {
  readChallenge,
  readFlag,
  readFoundUser,
  readRegisteredUser,
  readSecondStep,
  readSignedInUser,
  readText,
} from './identity-answers.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
export type IdentityCalls = ReturnType<typeof createIdentityCalls>;

type Options = AnswerOf<typeof readSignInOptionsEndpoint>;

/** The provider's own calls. They carry the cookie alone, and a 401 here is about a password: no fresh token would mend it. */
export function createIdentityCalls(fetch: Fetch) {
  const client = createApiClient({ fetch, tokens: signedOutTokens, goToLogin: () => {}, log: () => {} });

  return {
    async findUser(): Promise<IdentityUser | null> {
      return readFoundUser(await client.ask<typeof findSessionEndpoint>('GET /api/auth/get-session'));
    },

    async fetchToken(): Promise<string> {
      const answer = await client.ask<typeof readTokenEndpoint>('GET /api/auth/token');
      return readText<AnswerOf<typeof readTokenEndpoint>>(answer, 'token');
    },

    async readSignInOptions(): Promise<SignInOptions> {
      const answer = await client.ask<typeof readSignInOptionsEndpoint>('GET /api/session/options');
      const readOption = (name: keyof SignInOptions) => readFlag<Options>(answer, name);
      return { google: readOption('google'), demoMail: readOption('demoMail') };
    },

    async signIn({ email, password, isRemembered }: SignInDetails): Promise<IdentityUser | SecondStep> {
      const body = { email, password, rememberMe: isRemembered };
      const answer = await client.ask<typeof signInEndpoint>('POST /api/auth/sign-in/email', { body });
      return readSecondStep(answer) ?? readSignedInUser(answer);
    },

    async takeSecondStep(body: SecondStepAnswer): Promise<IdentityUser> {
      return readSignedInUser(
        await client.ask<typeof takeSecondStepEndpoint>('POST /api/auth/second-step', { body }),
      );
    },

    async beginPasskeySignIn(): Promise<SecondStep> {
      return readChallenge(
        await client.ask<typeof beginPasskeySignInEndpoint>('POST /api/auth/passkey/begin'),
      );
    },

    /** The address of Google's own screen. */
    async beginGoogleSignIn(returnPath: string): Promise<string> {
      const answer = await client.ask<typeof signInWithGoogleEndpoint>('POST /api/auth/sign-in/social', {
        body: { provider: 'google', callbackURL: returnPath },
      });
      return readText<AnswerOf<typeof signInWithGoogleEndpoint>>(answer, 'url');
    },

    /** Null: the address is still to be confirmed. */
    async register({ displayName, ...details }: RegistrationDetails): Promise<IdentityUser | null> {
      const body = { name: displayName, ...details };
      return readRegisteredUser(
        await client.ask<typeof registerEndpoint>('POST /api/auth/sign-up/email', { body }),
      );
    },

    async confirmRegistration(token: string): Promise<IdentityUser> {
      const body = { token };
      return readSignedInUser(
        await client.ask<typeof confirmRegistrationEndpoint>('POST /api/auth/verify-email', { body }),
      );
    },

    async requestPasswordReset(email: string): Promise<void> {
      await client.ask<typeof requestPasswordResetEndpoint>('POST /api/auth/request-password-reset', {
        body: { email },
      });
    },

    async resetPassword({ token, password }: NewPassword): Promise<void> {
      await client.ask<typeof resetPasswordEndpoint>('POST /api/auth/reset-password', {
        body: { token, newPassword: password },
      });
    },

    async signOut(): Promise<void> {
      await client.ask<typeof signOutEndpoint>('POST /api/auth/sign-out');
    },
  };
}
