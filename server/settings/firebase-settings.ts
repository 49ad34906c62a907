import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ServiceAccount } from '../adapters/google/access-tokens.ts';

const API_KEY_FORM = /^[\w-]{20,100}$/;

const accountSchema = z.object({
  project_id: z.string().check(z.regex(/^[a-z][a-z\d-]{3,40}$/)),
  client_email: z.email(),
  private_key: z.string().check(z.startsWith('-----BEGIN PRIVATE KEY-----')),
  token_uri: z.url({ protocol: /^https$/ }),
});

/** In one sentence what is wrong with it, or nothing. */
export function complainOfApiKey(given: string): string | undefined {
  if (API_KEY_FORM.test(given)) return undefined;
  return `FIREBASE_API_KEY must be the apiKey of the web app, such as AIza…, but it is "${given}".`;
}

/** The account, or in one sentence why there is none. It holds a private key and is never repeated. */
export function readServiceAccount(given: string): ServiceAccount | string {
  let text = given;
  if (!given.startsWith('{')) {
    try {
      text = readFileSync(given, 'utf8');
    } catch {
      return 'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account or the path of its file, and no such file can be read.';
    }
  }
  try {
    const account = accountSchema.parse(JSON.parse(text));
    return {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
      tokenUrl: account.token_uri,
    };
  } catch {
    return 'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account with project_id, client_email, private_key and token_uri.';
  }
}
