import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Those of the 49,000 passwords that are found most often in published leaks (the list of zxcvbn-ts 3.0) which our rules about words,
 * walks and length would let through. As the beginnings of their hashes: nobody needs to read them here.
 */
const PUBLISHED: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);
const MARK_LENGTH = 10;

export function isPublished(password: string): boolean {
  const hash = createHash('sha256').update(password.toLowerCase()).digest('base64url');
  return PUBLISHED.has(hash.slice(0, MARK_LENGTH));
}
