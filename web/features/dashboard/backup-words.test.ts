import { expect, test } from 'vitest';
import type { BackupState } from '../../../domain/shop/backup-age.ts';
import { sayBackupWarning, sayLastBackup } from './backup-words.ts';

const NOW = new Date('2026-11-17T09:00:00Z');
const GOOD: BackupState = {
  isNightly: true,
  lastAt: '2026-11-17T02:00:00Z',
  lastBytes: 12_400_000,
  failure: null,
};
const FAILURE = { at: '2026-11-17T02:00:00Z', reason: 'The disk is full.' };
const OLD = '2026-11-14T02:00:00Z';

test.each<[string, BackupState, string | null]>([
  ['a fresh one', GOOD, null],
  [
    'a failed attempt since',
    { ...GOOD, failure: FAILURE },
    'The last backup attempt failed. The disk is full. We’ll try again.',
  ],
  ['an old one', { ...GOOD, lastAt: OLD }, 'Your last backup was made 3 days ago.'],
  [
    'an old one, and why',
    { ...GOOD, lastAt: OLD, failure: FAILURE },
    'Your last backup was made 3 days ago. The last attempt failed: The disk is full.',
  ],
  ['none before the first night', { ...GOOD, lastAt: null, lastBytes: null }, null],
  [
    'none, and why',
    { ...GOOD, lastAt: null, lastBytes: null, failure: FAILURE },
    'There’s no backup of your shop yet. The last attempt failed: The disk is full.',
  ],
])('the dashboard warns of %s (P33.2)', (_, state, warning) => {
  expect(sayBackupWarning(state, NOW)).toBe(warning);
});

test('the dashboard says how old and how large the last backup is (P33.2)', () => {
  expect(sayLastBackup(GOOD, NOW)).toBe('Last backup: 7 hours ago, 12.4 MB');
});
