import { expect, test } from 'vitest';
import { createReportKeeper, makeReport } from './bulk-report.ts';

const NOW_MS = Date.UTC(2026, 10, 14, 9);
const MINUTE_MS = 60_000;

function openStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('what was done can be taken back for a quarter of an hour, also after a reload', () => {
  const storage = openStorage();
  const keeper = createReportKeeper(() => storage);
  const report = makeReport('2 products: published', { undoId: 'u1', refused: [], refusedCount: 0 }, NOW_MS);
  keeper.keep(report);
  const reloaded = createReportKeeper(() => storage);
  expect(reloaded.readUndoable(NOW_MS + 14 * MINUTE_MS)).toEqual(report);
  expect(reloaded.readUndoable(NOW_MS + 15 * MINUTE_MS)).toBeNull();
});

test('what has no way back is not brought back', () => {
  const storage = openStorage();
  const keeper = createReportKeeper(() => storage);
  expect(keeper.readUndoable(NOW_MS)).toBeNull();
  keeper.keep(makeReport('nothing', { undoId: null, refused: [], refusedCount: 0 }, NOW_MS));
  expect(keeper.readUndoable(NOW_MS)).toBeNull();
});
