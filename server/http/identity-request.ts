import type { Context } from 'hono';
import type { IdentityRequest } from '../ports/identity.ts';
import type { AppEnvironment } from './app-environment.ts';

export function toIdentityRequest(c: Context<AppEnvironment>): IdentityRequest {
  return { headers: c.req.raw.headers, clientAddress: c.get('clientAddress') };
}

export function passCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
