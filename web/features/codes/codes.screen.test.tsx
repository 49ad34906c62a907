import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listCategoriesEndpoint } from '../../../contract/categories.ts';
import {
  type AdminCampaign,
  listCampaignsEndpoint,
  makeCampaignEndpoint,
  saveCampaignEndpoint,
} from '../../../contract/code-admin.ts';
import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../contract/codes.ts';
import { searchProductsEndpoint } from '../../../contract/search.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { describeExample } from '../catalogue/testing/example-product.ts';

const CAMPAIGN: AdminCampaign = {
  id: 'c1',
  name: 'CAKE10',
  kind: 'percent',
  percent: 10,
  amount: 0,
  categories: ['Cakes'],
  productIds: [],
  products: [],
  minimum: 20_000,
  isFirstOrderOnly: false,
  startsOn: null,
  endsOn: '2026-12-24',
  usesMax: null,
  usesMaxPerPerson: 1,
  isActive: true,
  state: 'active',
  text: 'CAKE10',
  codeCount: 1,
  uses: 3,
  given: 12_500,
  version: 4,
};
const SENTENCE = '10% off Cakes worth ₦20,000 or more, until 24 December, once per customer';
const CATEGORY = {
  name: 'Cakes',
  productCount: 2,
  picture: null,
  standInPicture: null,
  formerNames: [],
  excludingZones: [],
};

const add = page.getByRole('button', { name: 'Add discount code' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const form = page.getByRole('form', { name: 'Discount code' });
const findField = (name: string) => form.getByRole('textbox', { name, exact: false });

const openCodes = (campaigns: readonly AdminCampaign[]) =>
  openScreen('/admin/codes', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listCampaignsEndpoint, { data: [...campaigns] }),
      answer(listCategoriesEndpoint, { categories: [CATEGORY] }),
      answer(makeCampaignEndpoint, CAMPAIGN),
      answer(saveCampaignEndpoint, CAMPAIGN),
    ],
  });

test('a code is made with a sentence that says what it gives, and is in the list (P41.6)', {
  tags: 'long',
}, async () => {
  const server = await openCodes([]);
  await expect.element(page.getByText(/^No discount codes yet/)).toBeVisible();
  await add.click();
  await expect.element(findField('Code')).toHaveFocus();
  await findField('Code').fill('cake10');
  await form.getByRole('checkbox', { name: 'Cakes' }).click();
  await findField('Minimum in naira').fill('20,000');
  await form.getByLabelText(/^Last day/).fill('2026-12-24');
  await expect.element(form.getByRole('status')).toMatchTextContent(SENTENCE);
  server.change(answer(listCampaignsEndpoint, { data: [CAMPAIGN] }));
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'CAKE10' })).toBeVisible();
  await expect.element(page.getByText('3 uses · ₦12,500 off in total')).toBeVisible();
  expect(page.getByRole('link', { name: '3 uses' }).element().getAttribute('href')).toContain('campaign=c1');
  expect(server.callsOf(makeCampaignEndpoint).map(({ body }) => body)).toMatchObject([
    { name: 'CAKE10', percent: 10, minimum: 20_000, codes: { kind: 'one', text: 'cake10' } },
  ]);
});

test('what the shop refuses is said at its field, which has the focus, until it is changed', {
  tags: 'long',
}, async () => {
  const server = await openCodes([]);
  const taken = 'This code already exists. Choose another.';
  server.change(
    answer(makeCampaignEndpoint, () =>
      refuse(409, { message: taken, code: 'code_taken', fields: { 'codes.text': taken } }),
    ),
  );
  await add.click();
  await findField('Code').fill('cake10');
  await save.click();
  await expect.element(findField('Code')).toHaveAccessibleDescription(/This code already exists/);
  await expect.element(findField('Code')).toHaveFocus();
  await findField('Code').fill('cake11');
  await expect.element(findField('Code')).not.toHaveAccessibleDescription(/already/);
});

test('a code is switched off as it stands (P41.6)', { tags: 'long' }, async () => {
  const server = await openCodes([CAMPAIGN]);
  await expect.element(page.getByText(SENTENCE)).toBeVisible();
  server.change(
    answer(listCampaignsEndpoint, { data: [{ ...CAMPAIGN, isActive: false, state: 'off', version: 5 }] }),
  );
  await page.getByRole('button', { name: 'Turn off CAKE10' }).click();
  await expect.element(page.getByRole('button', { name: 'Turn on CAKE10' })).toBeVisible();
  const { name, percent, categories, minimum, endsOn, version } = CAMPAIGN;
  expect(server.callsOf(saveCampaignEndpoint).map(({ body }) => body)).toMatchObject([
    { name, percent, categories, minimum, endsOn, version, isActive: false },
  ]);
});

test('the products a code is for are found by name and taken away again (P41.11)', async () => {
  const cake = describeExample({ id: 'red-velvet', name: 'Red velvet cake' });
  const server = await openCodes([
    { ...CAMPAIGN, productIds: ['pie'], products: [{ id: 'pie', name: 'Meat pie' }] },
  ]);
  server.change(
    answer(searchProductsEndpoint, { data: [cake], total: 1, terms: [], needs: [], alternatives: [] }),
  );
  await page.getByRole('button', { name: 'Edit CAKE10' }).click();
  await findField('Find a product').fill('velvet');
  await form.getByRole('button', { name: 'Add Red velvet cake' }).click();
  await expect.element(form.getByRole('status')).toMatchTextContent(/Meat pie.*Red velvet cake/);
  await form.getByRole('button', { name: 'Remove Meat pie' }).click();
  const loadedBefore = server.callsOf(listCampaignsEndpoint).length;
  await save.click();
  await expect
    .poll(() => server.callsOf(saveCampaignEndpoint).map(({ body }) => body))
    .toMatchObject([{ productIds: ['red-velvet'] }]);
  // What follows a save is over before the next screen opens.
  await expect.poll(() => server.callsOf(listCampaignsEndpoint).length).toBeGreaterThan(loadedBefore);
  await expect.element(form).not.toBeInTheDocument();
});

describe('in the cart, a code (P41.9)', () => {
  const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 44_000 };
  const BREAD = { id: 'coconut-bread', name: 'Coconut bread', price: 2_800 };
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const TENTH = {
    text: 'CAKE10',
    kind: 'percent' as const,
    percent: 10,
    amount: 0,
    categories: [],
    productIds: [],
    minimum: 20_000,
  };
  const VOUCHER = {
    kind: 'voucher' as const,
    text: '7K3M-Q0XA-9TDW-2HVC',
    balance: 10_000,
    expiresOn: null,
  };
  const findAnswer = (code: string) => [TENTH, VOUCHER].find(({ text }) => text === code.toUpperCase());
  const UNKNOWN = 'We don’t know this code.';
  const EMPTY_VOUCHER = '7K3M-Q0XA-9TDW-0000';
  const USED_UP = 'This voucher has been used up.';
  const refuseCode = (code: string) =>
    code === EMPTY_VOUCHER
      ? refuse(409, { message: USED_UP, code: 'voucher_used_up', fields: { voucher: USED_UP } })
      : refuse(400, { message: UNKNOWN, code: 'code_unknown', fields: { code: UNKNOWN } });
  const ask = page.getByRole('button', { name: 'Have a code or voucher?' });
  const field = page.getByRole('textbox', { name: 'Discount code or voucher' });

  const openWithCodes = (
    item: typeof CAKE,
    isOffered = true,
    stored: Readonly<Record<string, string>> = {},
  ) =>
    openScreen('/cart', {
      stored: { ...keepInCart(item), ...stored },
      answers: [
        sell(describeSold(item)),
        offerDays(),
        answer(readCodesOfferedEndpoint, { isOffered }),
        answer(checkCodeEndpoint, ({ body }) => {
          const { code } = body as { readonly code: string };
          return findAnswer(code) ?? refuseCode(code);
        }),
      ],
    });

  test('is refused where it is typed, applied in any letters, and taken back', { tags: 'long' }, async () => {
    await openWithCodes(CAKE);
    await ask.click();
    await expect.element(field).toHaveFocus();
    await field.fill('cake11');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toMatchTextContent(UNKNOWN);
    await expect.element(field).toHaveValue('CAKE11');
    await field.fill('cake10');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toMatchTextContent(/Code CAKE10−₦4,400.*₦39,600.*You save ₦4,400/);
    await page.getByRole('button', { name: 'Remove code CAKE10' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    await expect.element(summary).not.toMatchTextContent('CAKE10');
  });

  test('is forgotten once it was refused and erased (P41.24)', async () => {
    await openWithCodes(CAKE);
    await ask.click();
    await field.fill('cake11');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toMatchTextContent(UNKNOWN);
    await field.fill('');
    await userEvent.tab();
    await expect.element(ask).toBeVisible();
    await openWithCodes(CAKE, true, { 'oyin.code': localStorage.getItem('oyin.code') ?? '' });
    await expect.element(ask).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });

  test('may be a voucher’s, which pays at checkout and leaves room for a discount code (P42.4)', {
    tags: 'long',
  }, async () => {
    await openWithCodes(CAKE);
    await ask.click();
    await field.fill('7k3m q0xa 9tdw 2hvc');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toMatchTextContent('Voucher ending 2HVC: ₦10,000, taken off at checkout.');
    await expect.element(field).toHaveValue('');
    await field.fill('cake10');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toMatchTextContent(/Code CAKE10−₦4,400/);
    await page.getByRole('button', { name: 'Remove voucher' }).click();
    await expect.element(summary).not.toMatchTextContent('Voucher');
  });

  test('of a voucher that is used up is answered with that, where it is typed (P29.215)', {
    tags: 'long',
  }, async () => {
    await openWithCodes(CAKE);
    await ask.click();
    await field.fill(EMPTY_VOUCHER);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(USED_UP);
  });

  test('that came with a link and does not fit says why, and changes no sum', async () => {
    await openWithCodes(BREAD, true, { 'oyin.code': 'CAKE10' });
    await expect.element(summary).toMatchTextContent(/CAKE10: .*₦20,000/);
    await expect.element(summary).not.toMatchTextContent('You save');
  });

  test('is not asked for while none can be used', async () => {
    const server = await openWithCodes(CAKE, false);
    await expect.poll(() => server.callsOf(readCodesOfferedEndpoint)).not.toHaveLength(0);
    await expect.element(summary).toMatchTextContent('₦44,000');
    await expect.element(ask).not.toBeInTheDocument();
  });
});
