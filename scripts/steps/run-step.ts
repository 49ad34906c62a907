import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');

export type Step = {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads how the tests went from what the step left behind; without it the step counts as one. */
  readonly readReport?: () => Promise<StepReport>;
};

export type StepReport = {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed, or passed only when tried again. */
  readonly stumbles: readonly string[];
  /** Tests that did not run, by name. */
  readonly skipped: readonly string[];
  readonly tests: readonly TimedTest[];
};
export type TimedTest = { readonly file: string; readonly title: string; readonly seconds: number };
export type StepResult = StepReport & {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
};

/** Runs one program of the project and tells in one line how it went, with its output when it failed. */
export async function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const { code, output } = await runProgram(step);
  const seconds = (performance.now() - startedAt) / 1000;
  const ok = code === 0;
  const report = (await step.readReport?.().catch(() => undefined)) ?? {
    passed: ok ? 1 : 0,
    failed: 0,
    stumbles: [],
    skipped: [],
    tests: [],
  };
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (!ok || step.name === 'specification') console.log(output.trimEnd());
  // A runner that broke without a failing test must not look like success.
  const failed = ok ? report.failed : Math.max(1, report.failed);
  return { ...report, name: step.name, ok: ok && failed === 0, failed, seconds };
}

function runProgram({ command: [program, ...args], environment }: Step) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : join(BIN, program), args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
