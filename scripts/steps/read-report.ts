import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { ROOT, type StepReport } from './run-step.ts';

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** What Vitest's JSON report says; the file is used once. */
export async function readVitestReport(file: string): Promise<StepReport> {
  const report = await readOnce<VitestReport>(file);
  const stumbles = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) =>
        describeStumble(status === 'passed', `${relative(ROOT, name)} › ${fullName}`, failureMessages[0]),
      ),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, stumbles };
}

type PlaywrightSuite = {
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
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
    stumbles: suites.flatMap(listStumbles),
  };
}

function listStumbles({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        describeStumble(
          status === 'flaky',
          `${file}:${line} › ${title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(listStumbles)];
}

const describeStumble = (isPassedAtLast: boolean, name: string, message = '') =>
  `${isPassedAtLast ? 'passed only when tried again' : 'failed'}: ${name}\n    ${readFirstLine(message)}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with one.
const readFirstLine = (message: string) => message.replaceAll(/\u001b\[\d+m/g, '').split('\n')[0];

async function readOnce<Report>(file: string): Promise<Report> {
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(file);
  return report;
}
