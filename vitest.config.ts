import { defineConfig } from 'vitest/config';

/** Rules and parts that need nothing but themselves run in `unit`; what needs a real PostgreSQL is named *.database.test.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.database.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['server/**/*.database.test.ts'],
          globalSetup: ['server/testing/start-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
