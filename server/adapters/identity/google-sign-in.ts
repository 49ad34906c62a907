import * as z from 'zod/mini';
import { accept } from '../../../domain/refusal.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import type { CallLibrary } from './call-library.ts';

const beginAnswerSchema = z.object({ url: z.string() });

/** Away to Google and back; who comes back without success finds no location and is sent to the login page by the caller. */
export function createGoogleSignIn(call: CallLibrary): NonNullable<IdentityPort['google']> {
  return {
    async begin(returnPath, request) {
      const body = { provider: 'google', callbackURL: returnPath, disableRedirect: true };
      const answer = await call({ method: 'POST', path: '/sign-in/social', body }, request);
      if (!answer.ok) return answer;
      return accept({ cookies: answer.value.cookies, url: beginAnswerSchema.parse(answer.value.body).url });
    },

    async finish(query, request) {
      const answer = await call({ method: 'GET', path: `/callback/google${query}` }, request);
      return answer.ok ? answer.value : { cookies: [], location: undefined };
    },
  };
}
