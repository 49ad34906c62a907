import { expect, test } from 'vitest';
import type { BulkAnswer } from '../../../../../contract/product-bulk.ts';
import { buildChange, FIRST_VALUES } from './bulk-acts.ts';
import { type BulkProgress, NOTHING_SEEN, showProgress } from './bulk-progress.ts';

const PREVIEW: BulkAnswer = {
  changedCount: 1,
  unchangedCount: 0,
  refusedCount: 0,
  changedIds: ['puff-puff'],
  changed: [],
  refused: [],
  seen: 7,
  undoId: null,
};
const riseBy = (typed: string) => buildChange('price', { ...FIRST_VALUES, typed });
const previewed: BulkProgress = {
  ...NOTHING_SEEN,
  status: 'previewed',
  change: riseBy('5'),
  preview: PREVIEW,
};

test('a preview is shown for the change that was looked at, however it is typed', () => {
  expect(showProgress(previewed, riseBy('5'))).toBe(previewed);
  expect(showProgress(previewed, riseBy(' 5 % '))).toBe(previewed);
});

test('a preview that comes when the fields say something else by then is not shown, so that nothing unseen is made', () => {
  expect(showProgress(previewed, riseBy('10'))).toEqual(NOTHING_SEEN);
  expect(showProgress({ ...previewed, status: 'looking', preview: null }, riseBy('10'))).toEqual(
    NOTHING_SEEN,
  );
});

test('what failed is told, whatever the fields say by then', () => {
  const failed = { ...previewed, failure: 'Network error.' };
  expect(showProgress(failed, riseBy('10'))).toEqual({ ...NOTHING_SEEN, failure: 'Network error.' });
});
