import { createLog } from '../log.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { StartError } from '../start/start-error.ts';
import { RestoreRefusal } from './restore-backup.ts';
import { DamagedArchive } from './tar.ts';

export type Command = {
  readonly settings: Settings;
  readonly log: ReturnType<typeof createLog>;
  /** What is put here is closed at the end, however it ends. */
  readonly opened: AsyncDisposableStack;
  readonly report: (line: string) => void;
};

/** Runs a command of the owner's to its end: what cannot be done is one sentence and an exit code of 1. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  const { settings, problems } = readSettings();
  if (problems) {
    for (const problem of problems) console.error(problem);
    process.exit(1);
  }
  try {
    await using opened = new AsyncDisposableStack();
    await work({ settings, log: createLog('error'), opened, report: (line) => console.error(`  · ${line}`) });
  } catch (error) {
    const isForPeople = [StartError, RestoreRefusal, DamagedArchive].some((kind) => error instanceof kind);
    console.error(isForPeople && error instanceof Error ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
