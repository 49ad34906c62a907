import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CashCount, recordCashCountEndpoint } from '../../../../contract/cash-count.ts';
import { readReportEndpoint } from '../../../../contract/reports.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeReport } from './testing/example-report.ts';

const DAY = '2026-11-16';
const COUNT: CashCount = {
  ...{ opening: 10_000, taken: 405_400, expected: 415_400, counted: 414_900, difference: -500 },
  ...{ note: 'Bought ice', at: '2026-11-16T18:00:00.000Z', by: 'Bisi Owner' },
};

test('the cash of a day is counted beside what should be there, and is the first figure then; a difference needs a note (P28.289, P28.304)', async () => {
  const server = await openScreen(`/admin/reports?from=${DAY}&to=${DAY}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readReportEndpoint, makeReport({ from: DAY, to: DAY })),
      answer(recordCashCountEndpoint, COUNT),
    ],
  });
  await page.getByRole('button', { name: 'Count the cash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Count the cash' });
  await dialog.getByRole('textbox', { name: 'Opening float' }).fill('10,000');
  await dialog.getByRole('textbox', { name: 'Cash counted' }).fill('414,900');
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Expected ₦415,400 · ₦500 short');
  await dialog.getByRole('button', { name: 'Save count' }).click();
  const note = dialog.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toHaveAccessibleDescription(/count again/);
  await note.fill('Bought ice');
  await dialog.getByRole('button', { name: 'Save count' }).click();
  await expect.element(page.getByText(/Bought ice · Counted .* by Bisi Owner/)).toBeVisible();
  await expect.element(page.getByText('−₦500')).toBeVisible();
  const headline = page
    .getByRole('term')
    .getByText('Counted cash, with the float', { exact: true })
    .element().parentElement;
  expect(headline?.textContent).toBe('Counted cash, with the float₦414,900Expected ₦415,400 · ₦500 short');
  expect(server.callsOf(recordCashCountEndpoint)).toMatchObject([
    { body: { day: DAY, opening: 10_000, counted: 414_900, taken: 405_400, note: 'Bought ice' } },
  ]);
});
