import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import routes from './web/routes.ts';

// Vitest itself leaves NODE_ENV alone where it is set, and React would run as in production, without its warnings.
process.env.NODE_ENV = 'test';

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
 * For a test that takes long, by its servers and nodes, hundreds of attempts, several orders or a whole form filled in, and is
 * not the only proof of a statement: `npm run test:long` runs it.
 */
const LONG = { name: 'long' };

/**
 * Rules and parts that need nothing but themselves run in `unit`; what needs a real PostgreSQL
 * is named *.database.test.ts, what starts the whole program as a person would, *.machine.test.ts, and what goes on looking
 * for minutes after `npm test` has tried a little of the same, *.long.test.ts.
 */
export default defineConfig({
  test: {
    tags: [LONG],
    // By itself it would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    // Room for what a test makes and drops at once: a fifth of the database tests' time was looking for it in a small room.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
          // Rules take no time; a busy machine may take a hundred times as long for them.
          testTimeout: 120_000,
          expect: PATIENCE,
          setupFiles: ['scripts/steps/fix-chance.ts', 'scripts/steps/settle-imports.ts'],
          // Tests leave nothing behind, so they can share what is loaded: a quarter of the time.
          isolate: false,
          exclude: ['**/*.{database,machine,screen,long}.test.{ts,tsx}', '**/node_modules/**'],
        },
      },
      {
        plugins: [tailwindcss()],
        define: { SHOP_ROUTES: JSON.stringify(routes) },
        test: {
          name: 'screens',
          include: ['web/**/*.screen.test.tsx'],
          setupFiles: ['web/testing/screen-setup.ts'],
          testTimeout: 120_000,
          expect: PATIENCE,
          // Loading a screen's modules anew for every file would take longer than its tests.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
                args: [
                  '--disable-background-networking',
                  '--disable-gpu',
                  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
                ],
              },
              contextOptions: { locale: 'en-NG', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce' },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
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
        },
      },
      {
        test: {
          name: 'machine',
          include: ['{server,scripts}/**/*.machine.test.ts'],
          testTimeout: 600_000,
          // Removing a whole installation takes its time on a busy disk.
          hookTimeout: 90_000,
          expect: PATIENCE,
          // Each of these starts several processes; two at a time is what two cores carry.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{server,scripts}/**/*.long.test.ts'],
          globalSetup: ['server/testing/start-postgres.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 90_000,
          expect: PATIENCE,
          isolate: false,
        },
      },
    ],
  },
});
