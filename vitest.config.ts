import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of whole processes may stumble on a shared machine; on one's own they must not. */
const RETRIES = process.env.CI ? 2 : 0;

/** What is waited for comes at once as a rule; a busy machine may take seconds for it. */
const PATIENCE = { poll: { timeout: 20_000 } };

/** Begun last, one of these would keep one core waiting for the other. */
const LONGEST = /(?:schedules|hostile-input)\.database\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(!LONGEST.test(moduleId));
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * Rules and parts that need nothing but themselves run in `unit`; what needs a real PostgreSQL
 * is named *.database.test.ts, what starts the whole program as a person would, *.machine.test.ts.
 */
export default defineConfig({
  test: {
    // By itself it would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          expect: PATIENCE,
          setupFiles: ['scripts/steps/fix-chance.ts'],
          // Tests leave nothing behind, so they can share what is loaded: a quarter of the time.
          isolate: false,
          exclude: ['**/*.database.test.ts', '**/*.machine.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['server/**/*.database.test.ts'],
          globalSetup: ['server/testing/start-postgres.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: PATIENCE,
          isolate: false,
          retry: RETRIES,
        },
      },
      {
        test: {
          name: 'machine',
          include: ['{server,scripts}/**/*.machine.test.ts'],
          testTimeout: 600_000,
          expect: PATIENCE,
          retry: RETRIES,
          // Each of these starts several processes; two at a time is what two cores carry.
          fileParallelism: false,
        },
      },
    ],
  },
});
