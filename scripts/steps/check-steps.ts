import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Length, readVitestReport } from './read-report.ts';
import { ROOT, runStep, type Step, type StepResult } from './run-step.ts';

/** Where the runners leave their reports. */
export const REPORTS = await mkdtemp(join(tmpdir(), 'oyin-reports-'));
process.on('exit', () => rmSync(REPORTS, { recursive: true, force: true }));

export function vitestStep(project: string, length: Length = 'short'): Step {
  const file = join(REPORTS, `${project}-${length}.json`);
  return {
    name: `${length === 'long' ? 'long ' : ''}${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      `--tagsFilter=${length === 'long' ? 'long' : '!long'}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    readReport: () => readVitestReport(file, length),
  };
}

/** What a project's types came to last time: only what has changed since is worked out again. */
const buildInfo = (project: string) =>
  join(ROOT, 'node_modules', '.cache', 'types', `${project}.tsbuildinfo`);

/** Everything that needs neither database nor browser. */
export async function runCheckSteps(): Promise<StepResult[]> {
  const routeTypes = await runStep({ name: 'route types', command: ['react-router', 'typegen'] });
  const others = await Promise.all(
    [
      { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'] } satisfies Step,
      ...['domain', 'contract', 'server', 'web'].map(
        // Two projects and much else run at once as it is, and several threads of one work out the same types again.
        (project): Step => ({
          name: `types of ${project}`,
          command: [
            'tsc',
            '-p',
            project,
            '--singleThreaded',
            '--incremental',
            '--tsBuildInfoFile',
            buildInfo(project),
          ],
          // Nearly all it makes is needed to the end: looking for the rest took two fifths of its time and freed a seventh of its memory.
          environment: { GOGC: 'off' },
        }),
      ),
      { name: 'architecture', command: ['node', 'scripts/check-architecture.ts'] } satisfies Step,
      { name: 'texts', command: ['node', 'scripts/check-texts.ts'] } satisfies Step,
      { name: 'specification', command: ['node', 'scripts/check-specification.ts'] } satisfies Step,
      vitestStep('unit'),
    ].map(runStep),
  );
  return [routeTypes, ...others];
}
