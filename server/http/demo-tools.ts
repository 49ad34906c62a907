import type { MiddlewareHandler } from 'hono';
import { isAdministratorRole } from '../../domain/users/roles.ts';
import { NOT_AN_ADMINISTRATOR } from './access-guard.ts';
import type { Authentication } from './authentication.ts';
import { respondRefusal } from './refusal-response.ts';

/** Whether whoever sends these headers may read the mails and the figures of a demo. */
export type MayUseDemoTools = (headers: Headers) => Promise<boolean>;

export type DemoToolsParts = {
  readonly demo: boolean;
  readonly isDemoPublic: boolean;
  readonly authentication: Pick<Authentication, 'readCookie'>;
};

/**
 * A demo on this machine shows them to everyone. Where strangers reach it, a mail with a link to a new password would give
 * the owner's account away, so they are for administrators alone; a browser that opens a page has nothing but its cookie.
 */
export function guardDemoTools({ demo, isDemoPublic, authentication }: DemoToolsParts): MayUseDemoTools {
  if (!isDemoPublic) return async () => demo;
  return async (headers) => {
    const actor = await authentication.readCookie(headers);
    return actor.ok && isAdministratorRole(actor.value.role);
  };
}

/** Play money confirms orders: where strangers reach the demo, only administrators pay with it. */
export function closeSandbox(mayUseDemoTools: MayUseDemoTools): MiddlewareHandler {
  return async (c, next) =>
    (await mayUseDemoTools(c.req.raw.headers)) ? next() : respondRefusal(c, NOT_AN_ADMINISTRATOR.refusal);
}
