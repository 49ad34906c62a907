import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_COLOURS } from '../../mails/mail-colours.ts';

const styles = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8');

test('what the server’s own pages share writes no colour of its own and uses none that is not there', () => {
  expect(styles).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl/i);
  const used = styles.match(/(?<=var\(--color-)[\w-]+/g) ?? [];
  expect(used.filter((name) => !Object.hasOwn(MAIL_COLOURS, name))).toEqual([]);
});
