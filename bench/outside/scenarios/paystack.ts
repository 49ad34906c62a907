import type { Scenario } from '../table.ts';
import { runTests } from './run-tests.ts';

const ADAPTER = 'server/adapters/payments';
const PAYMENTS = 'server/features/orders/payments';

const unit = (...paths: readonly string[]) => runTests('vitest', ['run', '--project', 'unit', ...paths]);
const database = (...names: readonly string[]) =>
  runTests('vitest', [
    'run',
    '--project',
    'database',
    ...names.map((name) => `${PAYMENTS}/${name}.database.test.ts`),
  ]);

/** Paystack cannot be run on this machine: its published description stands for it, in the tests of adapter and sandbox. */
export function listPaystackScenarios(): readonly Scenario[] {
  return [
    {
      name: 'adapter and sandbox hold to the published description',
      run: () => unit(`${ADAPTER}/paystack-schemas.test.ts`, 'server/paystack-sandbox'),
    },
    {
      name: 'null moments, refunds in pages or without a filter, odd states, 429 and slow answers',
      run: () =>
        unit(
          `${ADAPTER}/paystack.test.ts`,
          `${ADAPTER}/paystack-faults.test.ts`,
          `${ADAPTER}/read-message.test.ts`,
        ),
    },
    {
      name: 'fees the customer bears make no order overpaid; a rejected transfer is told to the customer',
      run: () => database('paystack-payments', 'refunds'),
    },
    {
      name: 'a dispute alarms the owner and stops the order; the sweep finds what nobody told',
      run: () => database('paystack-disputes', 'sweep-payments'),
    },
    {
      name: 'a reversal is booked once and is due again',
      run: () => database('reversed-payments'),
    },
    {
      name: 'disputes and reversals in any order, with webhooks doubled, late and lost, keep the books right',
      run: () => database('disputes-in-any-order'),
    },
  ];
}
