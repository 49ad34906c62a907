import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAccountEndpoint } from '../../../../contract/account.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { letDoubleTapPass } from '../../../testing/double-tap.ts';
import { PHONE } from '../../../testing/open-screen.tsx';
import { answer, holdAnswer } from '../../../testing/stub-server.ts';
import { findOption, mainAction, openPricedDesigner, openStep } from '../testing/open-designer.ts';

test('the first press on Ask for a quote opens the requests without errors, and the phone says why (P29.125, P29.382, P29.558)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  await findOption(/^Tiers/, /^3 tiers/).click();
  await expect.element(page.getByText('We quote cakes above ₦100,000', { exact: true })).toBeVisible();
  await expect.element(mainAction).toHaveTextContent('Ask for a quote');
  await mainAction.click();
  await expect.element(mainAction).toHaveTextContent('Send request');
  await expect.element(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('textbox', { name: /^Special requests/ })).toBeInViewport();
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
  await expect.element(page.getByText('Enter your name.')).not.toBeInTheDocument();
  letDoubleTapPass();
  await mainAction.click();
  await expect.element(page.getByText('Enter your name.')).toBeVisible();
  // P29.382: what is mended is no longer called wrong, and the keyboard stays where it is.
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Tẹniọla Adé');
  await expect.element(page.getByText('Enter your name.')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true');
});

test('a double tap on Ask for a quote opens the requests and sends nothing (P29.558)', async () => {
  await openPricedDesigner();
  await findOption(/^Tiers/, /^3 tiers/).click();
  await mainAction.dblClick();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect.element(page.getByText('Enter your name.')).not.toBeInTheDocument();
});

test('asking again with what is still wrong goes to its field, and moves nothing that is in sight (P29.427)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  await findOption(/^Tiers/, /^3 tiers/).click();
  await mainAction.click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toBeVisible();
  letDoubleTapPass();
  await mainAction.click();
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Enter your name.')).toBeInViewport();
  window.scrollBy(0, 30);
  const place = window.scrollY;
  letDoubleTapPass();
  await mainAction.click();
  await expect.element(name).toHaveFocus();
  expect(window.scrollY).toBe(place);
});

test('a request with a suggested address unanswered asks once, and its problem goes with the answer (P29.590)', async () => {
  await openPricedDesigner();
  await openStep('Requests');
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A sugar drum');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tẹniọla Adé');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0803 123 4567');
  const email = page.getByRole('tabpanel').getByRole('textbox', { name: /^Email address/ });
  await email.fill('teniola@gmial.com');
  await mainAction.click();
  await expect.element(email).toHaveAccessibleDescription(/Check your email address\./);
  await expect.element(email).toHaveFocus();
  await page.getByRole('button', { name: 'Keep as typed' }).click();
  await expect.element(email).not.toBeInvalid();
  await expect.element(email).toHaveValue('teniola@gmial.com');
  await expect.element(page.getByText('Did you mean')).not.toBeInTheDocument();
});

test('a day before the earliest is refused at its field, with the earliest (P29.244)', {
  tags: 'long',
}, async () => {
  await openPricedDesigner();
  await openStep('Requests');
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A sugar drum');
  const day = page.getByLabelText(/^Date needed/);
  await day.fill('2026-11-19');
  await mainAction.click();
  await expect.element(day).toHaveAccessibleDescription(/Our earliest day for this cake is Sat 21 Nov\./);
  await day.fill('2026-11-21');
  letDoubleTapPass();
  await mainAction.click();
  await expect.element(day).not.toBeInvalid();
});

test('a day that is too early and guests whom the design does not feed are told at their fields at once (P29.465)', {
  tags: 'long',
}, async () => {
  await openPricedDesigner();
  await page.getByRole('textbox', { name: /^Number of guests/ }).fill('30');
  await expect
    .element(page.getByText(/^Your cake serves \d+\. Choose a size that serves 30:$/))
    .toBeVisible();
  await openStep('Requests');
  const requests = page.getByRole('textbox', { name: /^Special requests/ });
  await expect.element(requests).toHaveAccessibleDescription(/^Your design serves \d+ of 30 guests\./);
  await requests.fill('A sugar drum, for 40 guests');
  await expect
    .element(requests)
    .toHaveAccessibleDescription(/^Your design serves \d+, not 40\. Choose a larger size under Shape/);
  await requests.fill('A sugar drum, for 900 guests');
  await expect
    .element(requests)
    .toHaveAccessibleDescription(
      /^Your design serves \d+, not 900\. We’ll suggest a larger cake in our quote\./,
    );
  const day = page.getByLabelText(/^Date needed/);
  await day.fill('2026-11-19');
  await expect.element(day).toHaveAccessibleDescription(/Our earliest day for this cake is Sat 21 Nov\./);
  await day.fill('2026-11-21');
  await expect.element(day).not.toBeInvalid();
});

test('whoever says how many are coming chooses among sizes that feed them, with their prices (P29.124)', {
  tags: 'long',
}, async () => {
  await openPricedDesigner({ viewport: PHONE });
  await page.getByRole('textbox', { name: /^Number of guests/ }).fill('25');
  await page.getByRole('button', { name: /^2 tiers, 8 inch serves 28 ₦/ }).click();
  await expect.element(findOption(/^Tiers/, /^2 tiers/)).toBeChecked();
  await expect.element(findOption(/^Size/, /^8 inch/)).toBeChecked();
  await expect
    .element(page.getByRole('button', { name: /^2 tiers, 8 inch/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(findOption(/^Tiers/, /^1 tier/)).toBeChecked();
  await page.getByRole('textbox', { name: /^Number of guests/ }).fill('900');
  await expect.element(page.getByText(/^That’s more than our largest cake/)).toBeVisible();
});

test('a cake that is too small for the guests says so at every step, and beside the price (P29.162, P29.233)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  await page.getByRole('textbox', { name: /^Number of guests/ }).fill('30');
  await openStep('Inscription');
  await expect
    .element(page.getByRole('region', { name: 'Price' }).getByText(/^\d+ of 30 guests$/))
    .toBeVisible();
  await expect.element(page.getByText(/^Serves \d+ of 30 guests$/)).toBeVisible();
  await openStep('Shape');
  await expect.element(page.getByRole('textbox', { name: /^Number of guests/ })).toHaveValue('30');
  await page
    .getByRole('button', { name: /serves 3\d/ })
    .first()
    .click();
  await expect.element(page.getByText(/of 30 guests$/)).not.toBeInTheDocument();
});

test('a surprise feeds the guests, and a budget below the price is told so (P29.288)', {
  tags: 'long',
}, async () => {
  await openPricedDesigner();
  await page.getByRole('textbox', { name: /^Number of guests/ }).fill('20');
  for (let times = 0; times < 4; times += 1) {
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect.element(page.getByText(/of 20 guests$/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/erves (2\d|3[0-4])$/).first()).toBeVisible();
  }
  await openStep('Requests');
  const budget = page.getByRole('textbox', { name: /^Budget/ });
  await budget.fill('5,000');
  await expect
    .element(budget)
    .toHaveAccessibleDescription(/^Your design costs ₦[\d,]+, which is above your budget\.$/);
  await budget.fill('5,000,000');
  await expect.element(budget).not.toHaveAccessibleDescription();
});

test('the number candle begins with the number of the inscription (P29.126)', async () => {
  await openPricedDesigner();
  await openStep('Inscription');
  await page.getByRole('textbox', { name: /^Inscription/ }).fill('Happy 60th, Mama');
  await openStep('On top');
  await findOption(/^Candles/, /^A number/).click();
  await expect.element(page.getByRole('textbox', { name: 'Number on the cake' })).toHaveValue('60');
});

test('a customer’s own number is there already, as people here write it (P29.264)', async () => {
  const account = {
    id: 'u1',
    name: 'Tẹniọla Adé',
    email: 'teniola@bakery.example',
    phone: '+2348031234567',
    image: null,
    role: null,
    hasPassword: true,
    hasSecondFactor: false,
    pendingEmail: null,
    createdAt: '2026-01-05T08:00:00.000Z',
  };
  const known = holdAnswer(account);
  await openPricedDesigner({ visitor: CUSTOMER, answers: [answer(readAccountEndpoint, known.give)] });
  await openStep('Requests');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A sugar drum');
  await mainAction.click();
  // Nobody typed it wrong: it was still on its way. Empty it is invalid to the browser before anything is said.
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  known.release();
  await expect.element(phone).toHaveValue('0803 123 4567');
  await expect.element(phone).not.toBeInvalid();
});
