import { runCheckoutsUnderFaults } from '../server/testing/checkout-faults.ts';

/** kill -9 at random moments, at length: `npm run faults`. A short version belongs to `npm test`. */
const CHECKOUTS = 500;
const KILLS = 12;

const startedAt = performance.now();
const outcome = await runCheckoutsUnderFaults(CHECKOUTS, KILLS);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  `${outcome.acknowledged} checkouts while nodes were killed ${outcome.kills} times, in ${seconds} s: ` +
    `${outcome.retries} answers lost and asked for again, ${outcome.orders} orders, ${outcome.payments} payments, ` +
    `${outcome.mails} mails (${outcome.repeatedMails} of them repeated, under their own Message-ID), ` +
    `${outcome.pushes} pushes (${outcome.repeatedPushes} of them repeated, under their own tag)`,
);
for (const fault of outcome.faults) console.error(`FAULT: ${fault}`);
console.log(
  outcome.faults.length === 0 ? 'Nothing lost, nothing doubled.' : `${outcome.faults.length} faults.`,
);
process.exitCode = outcome.faults.length === 0 ? 0 : 1;
