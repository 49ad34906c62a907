import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOpenSmtpd } from '../services.ts';
import type { Scenario } from '../table.ts';
import { must, post, readAsOwner, type World, waitFor } from '../world.ts';
import { runTests } from './run-tests.ts';

const CONTACT_PAUSE_MS = 5_000;

export function listMailScenarios(world: World, folder: string): readonly Scenario[] {
  return [
    {
      name: 'OpenSMTPD: what it takes is delivered, what it refuses the owner sees in a minute',
      run: async () => {
        const smtp = await startOpenSmtpd(folder);
        const extra = { SMTP_URL: smtp.url, MAIL_FROM: 'Oyin Bakes <orders@bakery.example>' };
        await world
          .withShop(extra, async ({ url }) => {
            const person = {
              name: 'Ada Obi',
              email: 'ada@bakery.example',
              password: 'seven cold pies for lunch',
            };
            await post(url, '/api/auth/sign-up/email', person);
            const inbox = join(folder, 'Maildir', 'new');
            await waitFor('the delivery', async () => (await readdir(inbox).catch(() => [])).length > 0);

            // A message to the owner, whose address this server refuses.
            const { token } = (await (await fetch(`${url}/api/contact/form`)).json()) as { token: string };
            await pause(CONTACT_PAUSE_MS);
            const message = {
              name: 'Ada',
              email: person.email,
              topic: 'order',
              text: 'Do you bake on Sundays?',
              form: token,
            };
            const sent = await post(url, '/api/contact', message, { 'idempotency-key': crypto.randomUUID() });
            must(sent.status === 201, `the message was answered ${sent.status} ${await sent.text()}`);
            const listUnsent = () => readAsOwner(url, '/api/admin/settings/unsent-mails');
            await waitFor(
              'the refused mail in the owner’s list',
              async () => (await listUnsent()).includes('owner@elsewhere.example'),
              75_000,
            );
          })
          .finally(smtp.stop);
      },
    },
    {
      name: 'one long word makes no mail wider than a phone',
      run: () =>
        runTests('playwright', ['test', '--project=journeys', '--workers=1', 'e2e/mail-width.spec.ts']),
    },
    {
      name: 'the owner’s mail is written to the owner',
      run: () =>
        runTests('vitest', [
          'run',
          '--project',
          'unit',
          'domain/orders/order-sums.test.ts',
          'server/mails/order-mails.test.ts',
        ]),
    },
  ];
}
