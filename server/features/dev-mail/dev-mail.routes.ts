import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { NOT_AN_ADMINISTRATOR } from '../../http/access-guard.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import type { MayUseDemoTools } from '../../http/demo-tools.ts';
import { buildStylesheet } from '../../http/plain-page/build-stylesheet.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { pageHeaders } from '../../http/security-headers.ts';
import type { Mailbox } from '../../ports/mail.ts';
import { framedMail } from './framed-mail.ts';
import { listPage } from './list-page.ts';
import { closedPage, mailPage, missingPage } from './mail-page.ts';

export type DevMailOptions = {
  readonly mailbox: Mailbox;
  readonly mayUseDemoTools: MayUseDemoTools;
  readonly readShopProfile: () => ShopProfile;
  /** The shop's colours by the names of its tokens. */
  readonly palette: Readonly<Record<string, string>>;
  /** Where the web part's files are, its fonts among them. */
  readonly assetPaths: readonly string[];
};

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail styles itself, shows the shop's own logo and does nothing else; a link in it may open in the whole window when somebody presses it. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const OWN_STYLES = readFileSync(join(import.meta.dirname, 'mailbox.css'), 'utf8');

/** The demo's mailbox: every mail the shop would have sent, to read and to follow its links. Never outside the demo. */
export function createDevMailRoutes(options: DevMailOptions) {
  const { mailbox, mayUseDemoTools, readShopProfile, palette, assetPaths } = options;
  const stylesheet = buildStylesheet(palette, assetPaths, OWN_STYLES);
  const routes = new Hono<AppEnvironment>();

  const addHeaders: MiddlewareHandler<AppEnvironment> = async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders(PAGE_POLICY))) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  };
  routes.use('/mail.json', addHeaders);
  routes.use('/mail/*', addHeaders);

  routes.get('/mail/mailbox.css', (c) =>
    c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );

  const closeToStrangers: MiddlewareHandler<AppEnvironment> = async (c, next) => {
    if (await mayUseDemoTools(c.req.raw.headers)) return next();
    return c.req.path.endsWith('.json')
      ? respondRefusal(c, NOT_AN_ADMINISTRATOR.refusal)
      : c.html(closedPage(readShopProfile()), 403);
  };
  routes.use('/mail.json', closeToStrangers);
  routes.use('/mail/*', closeToStrangers);

  routes.get('/mail', async (c) => c.html(listPage(readShopProfile(), await mailbox.list())));

  routes.get('/mail.json', async (c) => c.json({ mails: await mailbox.list({ to: c.req.query('to') }) }));

  routes.get('/mail/:id', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    return mail ? c.html(mailPage(readShopProfile(), mail)) : c.html(missingPage(readShopProfile()), 404);
  });

  routes.get('/mail/:id/body', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    if (!mail) return c.html(missingPage(readShopProfile()), 404);
    return c.html(framedMail(mail.html), 200, {
      'content-security-policy': FRAME_POLICY,
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  return routes;
}
