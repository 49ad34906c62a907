import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_COLOURS } from './mail-colours.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../web/ui/tokens.css'), 'utf8');

test.each(Object.entries(MAIL_COLOURS))('%s is the shop’s own', (name, colour) => {
  expect(tokens).toMatch(new RegExp(`^\\s*--color-${name}: ${colour};$`, 'm'));
});
