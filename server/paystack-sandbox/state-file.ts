import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type SandboxState, sandboxStateSchema } from './sandbox-state.ts';

export type StateStore = {
  /** Undefined: there is nothing yet, or nothing that can be read. */
  readonly load: () => Promise<SandboxState | undefined>;
  readonly save: (state: SandboxState) => Promise<void>;
};

/** For tests: what is forgotten with the process. */
export const NO_STORE: StateStore = { load: async () => undefined, save: async () => {} };

/** One file, replaced whole, so that a power cut leaves the old one or the new one. Only its owner may read it. */
export function createStateFile(path: string): StateStore {
  return {
    async load() {
      try {
        return sandboxStateSchema.parse(JSON.parse(await readFile(path, 'utf8')));
      } catch {
        // Play money: whoever spoils the file begins anew.
        return undefined;
      }
    },

    async save(state) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(4).toString('hex')}.draft`;
      try {
        await writeFile(draft, JSON.stringify(state), { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
