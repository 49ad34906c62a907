import { describe, expect, test } from 'vitest';
import { StartError } from '../../start/start-error.ts';
import { explainFileFault, findFileFault } from './file-fault.ts';

describe('a fault of the disk is said in one sentence', () => {
  test.each([
    ['ENOSPC', 'no space is left on the disk'],
    ['EDQUOT', 'the disk quota is used up'],
    ['EACCES', 'permission is denied'],
    ['EROFS', 'the disk is read-only'],
  ])('%s', (code, reason) => {
    expect(explainFileFault(Object.assign(new Error('raw'), { code }), '/srv/data')).toEqual(
      new StartError(`The data folder /srv/data cannot be used, because ${reason}.`),
    );
  });

  test.each([
    ['No space left on device', 'no space is left on the disk'],
    ['Permission denied', 'permission is denied'],
  ])('in the words of PostgreSQL: %s', (words, reason) => {
    const output = `creating subdirectories ... initdb: error: could not write file "base/1": ${words}\n`;
    expect(findFileFault(output, '/srv/data')?.message).toBe(
      `The data folder /srv/data cannot be used, because ${reason}.`,
    );
  });

  test('any other error stays what it is', () => {
    const error = new Error('a bug');
    expect(explainFileFault(error, '/srv/data')).toBe(error);
    expect(findFileFault('all went well', '/srv/data')).toBeUndefined();
  });
});
