import type { Scenario } from '../table.ts';
import { runTests } from './run-tests.ts';

const unit = (...paths: readonly string[]) => runTests('vitest', ['run', '--project', 'unit', ...paths]);
const database = (...paths: readonly string[]) =>
  runTests('vitest', ['run', '--project', 'database', ...paths]);

/** Paystack cannot be run on this machine: its published description stands for it, in the tests of adapter and sandbox. */
export function listPaystackScenarios(): readonly Scenario[] {
  return [
    {
      name: 'the adapter against the published description: fees, null moments, paged refunds, odd states, slow answers',
      run: () => unit('server/adapters/payments'),
    },
    { name: 'the sandbox against the same description', run: () => unit('server/paystack-sandbox') },
    {
      name: 'disputes, reversals and refunds in the shop’s books',
      run: () => database('server/features/orders/payments'),
    },
  ];
}
