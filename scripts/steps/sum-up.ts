import type { StepResult } from './run-step.ts';

/** The end of a run: what did not run, then what failed, and last the line that other programs read. */
export function sumUp(results: readonly StepResult[]): string[] {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const skipped = results.flatMap((result) => result.skipped);
  return [
    ...skipped.map((name) => `skipped: ${name}`),
    ...results.flatMap(({ name, ok, stumbles }) => [
      ...(ok ? [] : [`failed: ${name}`]),
      ...stumbles.map((stumble) => `  ${stumble}`),
    ]),
    `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
}
