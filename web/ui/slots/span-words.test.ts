import { expect, test } from 'vitest';
import { nameSpan, nameSpanShortly } from './span-words.ts';

const TODAY = '2026-11-16';

test('a span is named as shortly as it can be', () => {
  expect(nameSpan({ from: TODAY, to: TODAY })).toBe('Mon 16 Nov 2026');
  expect(nameSpan({ from: '2026-11-01', to: TODAY })).toBe('1–16 Nov 2026');
  expect(nameSpan({ from: '2026-10-16', to: '2026-11-02' })).toBe('16 Oct – 2 Nov 2026');
  expect(nameSpan({ from: '2025-12-16', to: '2026-01-02' })).toBe('16 Dec 2025 – 2 Jan 2026');
  expect(nameSpanShortly({ from: '2026-10-16', to: '2026-10-31' })).toBe('16–31 Oct');
});
