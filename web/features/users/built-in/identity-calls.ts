import type * as z from 'zod/mini';
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
  SignInDetails,
  SignInOptions,
} from '../identity.ts';
import { readFlag, readFoundUser, readSignedInUser, readText } from './identity-answers.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
export type IdentityCalls = ReturnType<typeof createIdentityCalls>;

type Answer<Call extends { answerSchema: z.ZodMiniType }> = z.output<Call['answerSchema']>;
type Options = Answer<typeof readSignInOptionsEndpoint>;
type Body<Call extends { bodySchema: z.ZodMiniType }> = z.input<Call['bodySchema']>;

/** The provider's own calls. They carry the cookie alone, and a 401 here is about a password: no fresh token would mend it. */
export function createIdentityCalls(fetch: Fetch) {
  const client = createApiClient({ fetch, tokens: signedOutTokens, goToLogin: () => {}, log: () => {} });

  return {
    async findUser(): Promise<IdentityUser | null> {
      return readFoundUser(
        await client.get('/api/auth/get-session' satisfies (typeof findSessionEndpoint)['path']),
      );
    },

    async fetchToken(): Promise<string> {
      const answer = await client.get('/api/auth/token' satisfies (typeof readTokenEndpoint)['path']);
      return readText<Answer<typeof readTokenEndpoint>>(answer, 'token');
    },

    async readSignInOptions(): Promise<SignInOptions> {
      const path = '/api/session/options' satisfies (typeof readSignInOptionsEndpoint)['path'];
      const answer = await client.get(path);
      const readOption = (name: keyof SignInOptions) => readFlag<Options>(answer, name);
      return { google: readOption('google'), demoMail: readOption('demoMail') };
    },

    async signIn({ email, password, isRemembered }: SignInDetails): Promise<IdentityUser> {
      const path = '/api/auth/sign-in/email' satisfies (typeof signInEndpoint)['path'];
      const body: Body<typeof signInEndpoint> = { email, password, rememberMe: isRemembered };
      return readSignedInUser(await client.post(path, body));
    },

    /** The address of Google's own screen. */
    async beginGoogleSignIn(returnPath: string): Promise<string> {
      const path = '/api/auth/sign-in/social' satisfies (typeof signInWithGoogleEndpoint)['path'];
      const body: Body<typeof signInWithGoogleEndpoint> = { provider: 'google', callbackURL: returnPath };
      return readText<Answer<typeof signInWithGoogleEndpoint>>(await client.post(path, body), 'url');
    },

    async register({ displayName, email, phone, password }: RegistrationDetails): Promise<void> {
      const body: Body<typeof registerEndpoint> = { name: displayName, email, phone, password };
      await client.post('/api/auth/sign-up/email' satisfies (typeof registerEndpoint)['path'], body);
    },

    async confirmRegistration(token: string): Promise<IdentityUser> {
      const path = '/api/auth/verify-email' satisfies (typeof confirmRegistrationEndpoint)['path'];
      return readSignedInUser(
        await client.post(path, { token } satisfies Body<typeof confirmRegistrationEndpoint>),
      );
    },

    async requestPasswordReset(email: string): Promise<void> {
      const path = '/api/auth/request-password-reset' satisfies (typeof requestPasswordResetEndpoint)['path'];
      await client.post(path, { email } satisfies Body<typeof requestPasswordResetEndpoint>);
    },

    async resetPassword({ token, password }: NewPassword): Promise<void> {
      const path = '/api/auth/reset-password' satisfies (typeof resetPasswordEndpoint)['path'];
      await client.post(path, { token, newPassword: password } satisfies Body<typeof resetPasswordEndpoint>);
    },

    async signOut(): Promise<void> {
      await client.post('/api/auth/sign-out' satisfies (typeof signOutEndpoint)['path']);
    },
  };
}
