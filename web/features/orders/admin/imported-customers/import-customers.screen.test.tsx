import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { importCustomersEndpoint } from '../../../../../contract/imported-customers.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';

test('what a file of customers would do is shown before it is imported (P33.20)', {
  tags: 'long',
}, async () => {
  const found = {
    newCount: 2,
    completedCount: 0,
    knownCount: 1,
    refusedCount: 1,
    added: [
      { line: 2, name: 'Ada Obi', leftOut: [] },
      { line: 3, name: 'Uche', leftOut: ['Address: It has no street.'] },
    ],
    completed: [],
    refused: [{ line: 5, name: '', leftOut: [], problem: 'There’s no name.' }],
    unknownHeadings: ['Accepts Email Marketing'],
  };
  const server = await openScreen('/admin/users/import', {
    visitor: ADMINISTRATOR,
    answers: [answer(importCustomersEndpoint, found)],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Import customers');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(chooser, new File(['First Name'], 'customers.csv', { type: 'text/csv' }));
  await expect
    .element(page.getByRole('table', { name: 'Rows not imported' }))
    .toMatchTextContent(/Line 5.*There’s no name\./);
  await expect.element(page.getByText('Address: It has no street.')).toBeVisible();
  await expect.element(page.getByText(/skipped: “Accepts Email Marketing”/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 customers' }).click();
  await expect.element(page.getByText('Imported: 2 new. Not imported: 1.')).toBeVisible();
  expect(server.callsOf(importCustomersEndpoint)).toHaveLength(2);
});
