import { defineConfig } from '@playwright/test';

/** Each worker has a shop of its own (e2e/fixtures/shop.ts), so tests may run in any order and beside each other. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  projects: [
    { name: 'journeys', grepInvert: /@long/ },
    // What `npm run test:long` adds: second proofs, and every page once more, at every size and by all rules.
    { name: 'long', grep: /@long|@every-size/ },
  ],
  timeout: 120_000,
  // What is waited for comes at once as a rule; a busy machine may take seconds for it.
  expect: { timeout: 20_000 },
  use: {
    // What is not there by then does not come, and the rest of the test's time is lost waiting for it.
    actionTimeout: 20_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // What moves costs time and proves nothing; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    // Recording every test would take a third of the time; `--trace on` records the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Chromium refuses to run as root inside its own sandbox, which is how containers and CI run it.
      args: [
        '--disable-background-networking',
        '--disable-gpu',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
