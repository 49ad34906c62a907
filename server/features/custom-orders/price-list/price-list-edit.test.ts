import { expect, test } from 'vitest';
import { describePriceList, savePriceListEndpoint } from '../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { ODD_VALUES } from '../../../testing/hostile-input.ts';

const LIST = describePriceList(DEFAULT_PRICE_LIST);

/** The list with something else in the place of one of its parts. */
const SPOIL: Readonly<Record<string, (odd: unknown) => unknown>> = {
  'the whole list': (odd) => odd,
  'all options': (odd) => ({ ...LIST, options: odd }),
  'one group of options': (odd) => ({ ...LIST, options: { ...LIST.options, drip: odd } }),
  'one option': (odd) => spoilDrip(odd),
  'the price of an option': (odd) => spoilDrip({ ...LIST.options.drip.pink, pricePerInch: odd }),
  'the name of an option': (odd) => spoilDrip({ ...LIST.options.drip.pink, name: odd }),
  'a tier': (odd) => ({ ...LIST, tiers: { ...LIST.tiers, 8: odd } }),
  'the price of a tier': (odd) => ({
    ...LIST,
    tiers: { ...LIST.tiers, 8: { ...LIST.tiers[8], price: odd } },
  }),
  'an amount': (odd) => ({ ...LIST, candle: odd }),
  'a lead time': (odd) => ({ ...LIST, leadTimeHours: { ...LIST.leadTimeHours, plain: odd } }),
  'the version': (odd) => ({ ...LIST, version: odd }),
};

function spoilDrip(pink: unknown) {
  return { ...LIST, options: { ...LIST.options, drip: { ...LIST.options.drip, pink } } };
}

test.each(Object.entries(SPOIL))(
  'whatever stands in the place of %s is read or refused, and never a fault',
  (_, spoil) => {
    for (const odd of ODD_VALUES) {
      const reading = savePriceListEndpoint.bodySchema.safeParse(spoil(odd));
      expect(reading.success || reading.error.issues.length > 0).toBe(true);
    }
  },
);
