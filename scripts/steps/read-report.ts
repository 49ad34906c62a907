import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT, type StepReport } from './run-step.ts';

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly tags: readonly string[];
      /** Left out for a test that did not run. */
      readonly duration?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** A run takes the tests that are tagged `long`, or all others. */
export type Length = 'short' | 'long';

/** What Vitest's JSON report says of the tests of this length; the file is used once. */
export async function readVitestReport(file: string, length: Length): Promise<StepReport> {
  const report = await readOnce<VitestReport>(file);
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ tags }) => tags.includes('long') === (length === 'long'))
      .map(({ fullName, status, duration = 0, failureMessages }) => ({
        file: relative(ROOT, name),
        title: fullName,
        seconds: duration / 1000,
        isSkipped: status !== 'passed' && status !== 'failed',
        isPassed: status === 'passed',
        fault: failureMessages[0],
      })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, ...describeTests(tests) };
}

type PlaywrightSuite = {
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
};

/** What Playwright's JSON report says; the file is used once. */
export async function readPlaywrightReport(file: string): Promise<StepReport> {
  const { stats, suites } = await readOnce<PlaywrightReport>(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    ...describeTests(suites.flatMap(listJourneys)),
  };
}

function listJourneys({ specs, suites = [] }: PlaywrightSuite): RunTest[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: join('e2e', `${file}:${line}`),
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      isSkipped: status === 'skipped',
      isPassed: status === 'expected' || status === 'flaky',
      fault: status === 'expected' ? undefined : results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(listJourneys)];
}

type RunTest = {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
  readonly isSkipped: boolean;
  readonly isPassed: boolean;
  /** What went wrong, at the first try at least. */
  readonly fault: string | undefined;
};

function describeTests(tests: readonly RunTest[]): Pick<StepReport, 'stumbles' | 'skipped' | 'tests'> {
  const nameOf = ({ file, title }: RunTest) => `${file} › ${title}`;
  return {
    stumbles: tests
      .filter(({ fault }) => fault !== undefined)
      .map((test) => {
        const outcome = test.isPassed ? 'passed only when tried again' : 'failed';
        return `${outcome}: ${nameOf(test)}\n    ${readFirstLine(test.fault)}`;
      }),
    skipped: tests.filter(({ isSkipped }) => isSkipped).map(nameOf),
    tests: tests
      .filter(({ isSkipped }) => !isSkipped)
      .map(({ file, title, seconds }) => ({ file: file.replace(/:\d+$/, ''), title, seconds })),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with one.
const readFirstLine = (message = '') => message.replaceAll(/\u001b\[\d+m/g, '').split('\n')[0];

async function readOnce<Report>(file: string): Promise<Report> {
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(file);
  return report;
}
