import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPaymentOptionsEndpoint } from '../../../contract/payments.ts';
import { readVoucherOfferEndpoint } from '../../../contract/vouchers.ts';
import { DEFAULT_VOUCHER_TERMS } from '../../../domain/vouchers/voucher.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const TERMS = { ...DEFAULT_VOUCHER_TERMS, suggestions: [...DEFAULT_VOUCHER_TERMS.suggestions], isOn: true };
const field = (name: RegExp) => page.getByRole('textbox', { name });

test('a slip in either address of a voucher is mended with one tap (P42.29)', async () => {
  await openScreen('/vouchers', {
    answers: [
      answer(readVoucherOfferEndpoint, TERMS),
      answer(readPaymentOptionsEndpoint, { onlineChannels: [] }),
    ],
  });
  await field(/^Your email address/).fill('ada@gmial.com');
  await page.getByRole('button', { name: 'ada@gmail.com' }).click();
  await expect.element(field(/^Your email address/)).toHaveValue('ada@gmail.com');
  await expect.element(page.getByText('Did you mean')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Email it to them/ }).click();
  await field(/^Their email/).fill('ngozi@yahooo.com');
  await page.getByRole('button', { name: 'ngozi@yahoo.com' }).click();
  await expect.element(field(/^Their email/)).toHaveValue('ngozi@yahoo.com');
});

test('the preview asks for an amount until there is one (P29.232)', async () => {
  await openScreen('/vouchers', {
    answers: [
      answer(readVoucherOfferEndpoint, TERMS),
      answer(readPaymentOptionsEndpoint, { onlineChannels: ['card' as const] }),
    ],
  });
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect.element(preview.getByText('Choose an amount')).toBeVisible();
  await expect.element(preview).not.toMatchTextContent(/₦/);
  await page.getByRole('radio', { name: '₦25,000' }).click();
  await expect.element(preview.getByText('₦25,000')).toBeVisible();
  await expect.element(preview.getByText('Choose an amount')).not.toBeInTheDocument();
});
