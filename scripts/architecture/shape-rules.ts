import { posix } from 'node:path';
import { isWithin } from './places.ts';
import { checkEachFile, type Rule } from './rule.ts';

const LINES_MAX = 300;
const MIGRATIONS = 'server/database/migrations';
const GENERATED_NAME = /\.generated\.ts$/;

/** Names that say nothing of what is inside. Some make sense as part of a longer name (`content-types`, `common-passwords`). */
const VAGUE_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'types']);
const VAGUE_ENDING = /-(?:utils?|helpers?|misc)$/;
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const SHAPE_RULES: readonly Rule[] = [
  {
    name: 'readable',
    why: 'a file that cannot be parsed cannot be checked',
    check: checkEachFile((file) => file.faults.map(({ text, line }) => ({ line, what: text }))),
  },
  {
    name: 'barrel',
    why: 'a name is imported from where it is made',
    check: checkEachFile(({ path, onlyReExports }) => {
      if (/^index\.tsx?$/.test(posix.basename(path))) return [{ line: 1, what: 'an index file' }];
      return onlyReExports ? [{ line: 1, what: 'nothing but re-exports' }] : [];
    }),
  },
  {
    name: 'size',
    why: `no file has more than ${LINES_MAX} lines`,
    check: checkEachFile(({ path, lineCount }) => {
      if (lineCount <= LINES_MAX || GENERATED_NAME.test(path) || isWithin(path, MIGRATIONS)) return [];
      return [{ line: LINES_MAX + 1, what: `${lineCount} lines` }];
    }),
  },
  {
    name: 'vague-name',
    why: 'a name says what is inside',
    check: checkEachFile(({ path }) => {
      const vague = listNameParts(path).filter((part) => VAGUE_NAMES.has(part) || VAGUE_ENDING.test(part));
      return vague.map((part) => ({ line: 1, what: `"${part}" names nothing` }));
    }),
  },
  {
    name: 'kebab-case',
    why: 'one way to write file names, on every file system',
    check: checkEachFile(({ path }) => {
      const wrong = listNameParts(path).filter((part) => !KEBAB_CASE.test(part));
      return wrong.map((part) => ({ line: 1, what: `"${part}" is not kebab-case` }));
    }),
  },
];

/** `server/features/orders/orders.routes.ts` → server, features, orders, orders, routes. */
function listNameParts(path: string): string[] {
  const { dir, name } = posix.parse(path);
  return [...dir.split('/'), ...name.split('.')];
}
