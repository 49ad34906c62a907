import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { pageHeaders } from '../http/security-headers.ts';
import { dashboardPage } from './dashboard-page.ts';
import type { PaystackSandbox } from './open-sandbox.ts';
import type { Frame } from './page-frame.ts';

const FORM_MAX_BYTES = 4_096;
const SHOWN_MAX = 30;
const CALLS = 5;
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const actSchema = z.object({
  act: z.enum(['slow', 'busy', 'dispute', 'reverse', 'remind', 'answer', 'win', 'lose', 'lose_with_refund']),
  reference: z._default(z.string(), ''),
});
type Act = z.infer<typeof actSchema>;

/** On which disputes, reversals and slow answers are made to happen. */
export function createDashboardRoutes(sandbox: PaystackSandbox, readFrame: () => Frame) {
  const { transactions, disputes } = sandbox;
  const routes = new Hono();
  const findOpen = (reference: string) =>
    disputes.list().find((row) => row.reference === reference && row.status !== 'resolved');

  routes.use('/dashboard', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders(POLICY))) c.header(name, value);
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  });

  routes.get('/dashboard', (c) => {
    const paid = transactions.list().filter(({ payment }) => payment !== null);
    const rows = paid
      .slice(-SHOWN_MAX)
      .toReversed()
      .map((transaction) => ({ transaction, dispute: findOpen(transaction.reference) }));
    return c.html(dashboardPage(readFrame(), rows));
  });

  routes.post('/dashboard', bodyLimit({ maxSize: FORM_MAX_BYTES }), async (c) => {
    const wanted = actSchema.safeParse(await c.req.parseBody());
    if (wanted.success) await follow(wanted.data);
    // To the page itself, so that loading it again repeats nothing.
    return c.redirect(c.req.path, 303);
  });

  return routes;

  async function follow({ act, reference }: Act): Promise<void> {
    if (act === 'slow' || act === 'busy') return sandbox.breakNextCall(act, CALLS);
    if (!transactions.find(reference)) return;
    if (act === 'dispute') return void (await disputes.open(reference));
    if (act === 'reverse') return transactions.reverse(reference);
    const open = findOpen(reference);
    if (!open) return;
    if (act === 'remind') return disputes.remind(open.id);
    if (act === 'answer') return disputes.answer(open.id);
    const resolution = act === 'win' ? 'declined' : 'merchant-accepted';
    await disputes.resolve(open.id, resolution, { withRefund: act === 'lose_with_refund' });
  }
}
