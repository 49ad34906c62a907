import { parseArgs } from 'node:util';
import { takePasswordsBack } from '../adapters/identity/firebase/stored-passwords.store.ts';
import { runCommand } from '../backup/command.ts';
import { openDatabase } from '../database/open-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import { StartError } from './start-error.ts';

/*
 * `npm run passwords:back [-- --email]`: from Firebase back to the shop's own passwords. Those that nobody has signed in with at
 * Firebase are known here still; everybody else sets a new one, with `--email` by a link that is sent to them.
 */

await runCommand(async ({ settings, opened, log, report }) => {
  const { values } = parseArgs({ options: { email: { type: 'boolean', default: false } } });
  if (settings.firebaseAuthentication) {
    throw new StartError(
      'IDENTITY is still firebase, so the passwords would go there again: stop the shop, remove IDENTITY, and run this again.',
    );
  }
  const database = await openDatabase(settings, log, report);
  opened.defer(database.close);
  const { back, lost } = await inTransaction(database.db, async (tx) => {
    const taken = await takePasswordsBack(tx);
    if (values.email) for (const email of taken.lost) await addJob(tx, 'send-password-reset', { email });
    return taken;
  });
  const what = values.email ? 'get a link to set a new one' : 'set a new one with "Forgot password?"';
  console.error(`\n  ${back} passwords are the shop's own again; ${lost.length} people ${what}.`);
});
