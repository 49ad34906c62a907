import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type Availability, readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { describePriceList, readPriceListEndpoint } from '../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, type StubServer } from '../../../testing/stub-server.ts';
import { DATA_SAVER_KEY } from '../../../ui/browser/data-saver.ts';
import { describeExample } from '../../catalogue/testing/example-product.ts';

export const DESIGNER_PATH = '/products/design-your-own-cake';

export const EXAMPLE_AVAILABILITY: Availability = {
  now: '2026-11-17T09:00:00.000Z',
  earliest: { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' },
  days: [],
};

const PRODUCT = describeExample({
  id: 'design-your-own-cake',
  name: 'Design your own cake',
  isCustom: true,
});

/** Drawn in lines, which is all that most tests need of the cake. */
const DRAWN = { [DATA_SAVER_KEY]: 'on' };

type Surroundings = NonNullable<Parameters<typeof openScreen>[1]>;

/** Opens the designer in front of the shop's first price list. */
export function openDesigner({ answers = [], stored, ...others }: Surroundings = {}, search = '') {
  return openScreen(`${DESIGNER_PATH}${search}`, {
    ...others,
    pageData: { readProduct: () => ({ product: PRODUCT, related: [] }) },
    stored: { ...DRAWN, ...stored },
    answers: [
      answer(readPriceListEndpoint, describePriceList(DEFAULT_PRICE_LIST)),
      answer(readAvailabilityEndpoint, EXAMPLE_AVAILABILITY),
      ...answers,
    ],
  });
}

/** Also waits for the prices. */
export async function openPricedDesigner(...parts: Parameters<typeof openDesigner>): Promise<StubServer> {
  const server = await openDesigner(...parts);
  await expect.element(mainAction).toBeEnabled();
  return server;
}

export const stage = page.getByRole('region', { name: 'Your cake' });
/** The cake says what it is. */
export const cake = stage.getByRole('img');
export const pricePanel = page.getByRole('region', { name: 'Price' });
export const mainAction = page.getByRole('button', {
  name: /^(?:Add to cart|Update cart|Ask for a quote|Send request)$/,
});
export const findNote = (text: string) => stage.getByRole('status').filter({ hasText: text });
export const findOption = (group: RegExp, option: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('group', { name: group }).getByRole('radio', { name: option });

export async function openStep(step: string): Promise<void> {
  await page.getByRole('tab', { name: step, exact: true }).click();
  await expect.element(page.getByRole('tabpanel', { name: step, exact: true })).toBeVisible();
}
