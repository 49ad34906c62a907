import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMissingChromium, findChromium } from '../find-chromium.ts';
import { readTestTitles } from '../specification/read-test-titles.ts';
import { REPORTS, vitestStep } from './check-steps.ts';
import { readPlaywrightReport } from './read-report.ts';
import { ROOT, runStep, type StepResult } from './run-step.ts';

/**
 * The tests in a browser; those of screens need no built web part, so they come first. Where there is no browser they are named
 * and counted as skipped.
 */
export async function runBrowserTests(build: Promise<unknown>): Promise<StepResult[]> {
  const chromium = await findChromium();
  if (!chromium) return [skipBrowserTests({ areLong: false })];
  const environment = { CHROMIUM_PATH: chromium };
  const screens = await runStep({ ...vitestStep('screens'), environment });
  await build;
  return [screens, await runJourneys('journeys', environment)];
}

/** Those that only `npm run test:long` takes. */
export async function runLongBrowserTests(): Promise<StepResult[]> {
  const chromium = await findChromium();
  if (!chromium) return [skipBrowserTests({ areLong: true })];
  const environment = { CHROMIUM_PATH: chromium };
  return [
    await runStep({ ...vitestStep('screens', 'long'), environment }),
    await runJourneys('long', environment),
  ];
}

async function runJourneys(
  project: 'journeys' | 'long',
  environment: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const report = join(REPORTS, `${project}-in-browser.json`);
  const result = await runStep({
    name: project === 'long' ? 'long journeys' : 'browser journeys',
    command: ['playwright', 'test', '--project', project, '--reporter=json'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    readReport: () => readPlaywrightReport(report),
  });
  if (!result.ok) printFailedPages();
  return result;
}

const PAGE_LINES_MAX = 150;

/** What was on the screen when a journey failed: its pictures stay on the machine that ran it, this goes along with the log. */
function printFailedPages(): void {
  for (const file of globSync('test-results/*/error-context.md', { cwd: ROOT })) {
    const [, page = ''] = readFileSync(join(ROOT, file), 'utf8').split('```yaml\n');
    console.log(`${file}\n${page.split('\n', PAGE_LINES_MAX).join('\n')}`);
  }
}

/** Before a change is taken a missing browser is a failure, or nobody would notice that none of these runs any more. */
function skipBrowserTests({ areLong }: { readonly areLong: boolean }): StepResult {
  const skipped = globSync(['e2e/*.spec.ts', 'web/**/*.screen.test.tsx'], { cwd: ROOT }).flatMap((file) =>
    readTestTitles(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ isLong }) => isLong === areLong)
      .map(({ title }) => `${file} › ${title}`),
  );
  const failed = process.env.CI ? 1 : 0;
  return {
    name: 'browser tests',
    ok: failed === 0,
    passed: 0,
    failed,
    stumbles: [describeMissingChromium()],
    skipped,
    tests: [],
    seconds: 0,
  };
}
