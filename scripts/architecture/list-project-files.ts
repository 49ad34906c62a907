import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const UNSENT_FOLDERS = new Set(['node_modules', 'build', 'data', '.react-router']);

/** Paths from the root, with `/`, of every file in the folders that git tracks or does not ignore. */
export function listProjectFiles(root: string, folders: readonly string[]): string[] {
  const listed = listWithGit(root, folders);
  const paths = listed.length > 0 ? listed : folders.flatMap((folder) => listByWalking(root, folder));
  return paths.filter((path) => existsSync(join(root, path))).sort();
}

/** Empty without git or outside a repository, as in an unpacked archive. */
function listWithGit(root: string, folders: readonly string[]): string[] {
  try {
    const options = ['-co', '--exclude-standard', '--deduplicate', '-z'];
    const output = execFileSync('git', ['ls-files', ...options, '--', ...folders], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return output.split('\0').filter((path) => path !== '');
  } catch {
    return [];
  }
}

function listByWalking(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return UNSENT_FOLDERS.has(entry.name) ? [] : listByWalking(root, path);
    return entry.isFile() ? [path] : [];
  });
}
