import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { buildStylesheet } from '../http/plain-page/build-stylesheet.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { createDashboardRoutes } from './dashboard-page.routes.ts';
import type { PaystackSandbox } from './open-sandbox.ts';
import type { Frame } from './page-frame.ts';
import { missingPage, payPage, waitingPage } from './pay-page.ts';
import { ARRIVALS, choiceSchema, computePaid, type PaymentChoice } from './payment-choices.ts';
import type { SandboxTransaction } from './sandbox-state.ts';

export type PayPageOptions = {
  readonly sandbox: PaystackSandbox;
  readonly readShopProfile: () => { readonly name: string };
  /** The shop's colours by the names of its tokens. */
  readonly palette: Readonly<Record<string, string>>;
  /** Where the web part's files are, its fonts among them. */
  readonly assetPaths: readonly string[];
};

const FORM_MAX_BYTES = 4_096;
const OWN_STYLES = readFileSync(join(import.meta.dirname, 'pay-page.css'), 'utf8');

/** The page on which a customer pays, or decides what should go wrong instead. */
export function createPayPageRoutes({ sandbox, readShopProfile, palette, assetPaths }: PayPageOptions) {
  const { transactions, clock, pagesUrl } = sandbox;
  const stylesheet = buildStylesheet(palette, assetPaths, OWN_STYLES);
  const routes = new Hono();
  const readFrame = (): Frame => ({
    shopName: readShopProfile().name,
    basePath: new URL(pagesUrl).pathname.replace(/\/$/, ''),
  });

  const addHeaders: MiddlewareHandler = async (c, next) => {
    await next();
    const transaction = transactions.findByAccessCode(c.req.param('accessCode') ?? '');
    for (const [name, value] of Object.entries(pageHeaders(pagePolicy(transaction)))) {
      c.header(name, value);
    }
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  };
  routes.route('/', createDashboardRoutes(sandbox, readFrame));
  routes.use('/pay-page.css', addHeaders);
  routes.use('/pay/:accessCode', addHeaders);

  routes.get('/pay-page.css', (c) => c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }));

  routes.get('/pay/:accessCode', (c) => {
    const transaction = transactions.findByAccessCode(c.req.param('accessCode'));
    return transaction ? show(c, transaction) : c.html(missingPage(readFrame()), 404);
  });

  routes.post('/pay/:accessCode', bodyLimit({ maxSize: FORM_MAX_BYTES }), async (c) => {
    const transaction = transactions.findByAccessCode(c.req.param('accessCode'));
    if (!transaction) return c.html(missingPage(readFrame()), 404);
    const choice = choiceSchema.safeParse(await c.req.parseBody());
    if (!choice.success) return show(c, transaction);
    await follow(transaction, choice.data);
    if (choice.data.step === 'abandon') return c.redirect(returnAddress(transaction), 303);
    // To the page itself, so that going back or loading it again repeats nothing.
    return c.redirect(c.req.path, 303);
  });

  return routes;

  function show(c: Context, transaction: SandboxTransaction) {
    if (transaction.payment) return c.redirect(returnAddress(transaction), 303);
    if (!transaction.transfer) return c.html(payPage(readFrame(), transaction));
    const { arrivesAtMs } = transaction.transfer;
    const nowMs = clock.read().getTime();
    // The page of the provider notices by itself that the money has come; this one looks once, at the right moment.
    if (arrivesAtMs !== null)
      c.header('refresh', String(Math.ceil(Math.max(0, arrivesAtMs - nowMs) / 1_000) + 1));
    return c.html(waitingPage(readFrame(), transaction, nowMs));
  }

  async function follow({ reference, amountInKobo }: SandboxTransaction, choice: PaymentChoice) {
    const { step, channel, arrival, amount, messageMode, refundCourse, feeBearer } = choice;
    await transactions.choose(reference, {
      ...(messageMode && { messageMode }),
      ...(refundCourse && { refundCourse }),
      ...(feeBearer && { feeBearer }),
    });
    const money = { amountInKobo: computePaid(amountInKobo, amount), ...(channel && { channel }) };
    if (step === 'pay') await transactions.pay(reference, money);
    if (step === 'decline') await transactions.decline(reference);
    if (step === 'reject') await transactions.rejectTransfer(reference, computePaid(amountInKobo, 'less'));
    if (step === 'send') {
      await transactions.beginTransfer(reference, { ...money, arrivesInMs: ARRIVALS[arrival].arrivesInMs });
    }
    if (step === 'arrive') await transactions.pay(reference);
  }
}

/** As the provider does: the shop learns which payment it was, and nothing of what became of it. */
function returnAddress({ callbackUrl, reference }: SandboxTransaction): string {
  if (callbackUrl === null) return '/';
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}

/** A form's way ends where the customer came from, which may be another host. */
function pagePolicy(transaction: SandboxTransaction | undefined): string {
  const shop = transaction?.callbackUrl ? ` ${new URL(transaction.callbackUrl).origin}` : '';
  return `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'${shop}; frame-ancestors 'none'`;
}
