import type { StepResult, TimedTest } from './run-step.ts';

const SHOWN = 20;

/** Where the time of a run went: by kind, and the files and tests to look at first. */
export function reportTimes(results: readonly StepResult[], totalSeconds: number): string {
  const tests = results.flatMap((result) => result.tests);
  return [
    `${writeSeconds(totalSeconds)} in all`,
    ...results
      .filter((result) => result.seconds >= 1)
      .map(({ name, seconds, passed, failed }) =>
        writeLine(seconds, passed + failed > 1 ? `${name} (${passed + failed})` : name),
      ),
    'slowest files',
    ...listSlowest(sumByFile(tests)),
    'slowest tests',
    ...listSlowest(tests.map(({ file, title, seconds }) => ({ name: `${file} › ${title}`, seconds }))),
  ].join('\n');
}

type Timed = { readonly name: string; readonly seconds: number };

function sumByFile(tests: readonly TimedTest[]): Timed[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of tests) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([name, seconds]) => ({ name, seconds }));
}

function listSlowest(timed: readonly Timed[]): string[] {
  return timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => writeLine(seconds, name));
}

const writeLine = (seconds: number, name: string) => `${writeSeconds(seconds).padStart(9)}  ${name}`;
const writeSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
