import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicTerms } from '../../../contract/delivery.ts';
import { readText } from '../../testing/read-html.ts';
import { ZonesInForce } from './zones-in-force.tsx';

const TERMS: PublicTerms = {
  zones: [
    {
      id: 'island',
      name: 'Lagos Island',
      places: [{ state: 'Lagos', lgas: ['Eti-Osa'] }],
      fee: 3_000,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'outskirts',
      name: 'Lagos outskirts',
      places: [{ state: 'Lagos', lgas: [] }],
      fee: 5_500.5,
      minimum: 0,
      allowsPayOnDelivery: false,
    },
  ],
  freeAbove: 150_000,
  mustConfirm: true,
  confirmMinutes: 240,
  holds: { transferMinutes: 240, onlineMinutes: 20 },
  transferAccount: null,
};

const show = (terms: PublicTerms) => renderToStaticMarkup(<ZonesInForce terms={terms} />);
const readRows = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    readText(row.replaceAll(/<span[^>]*phone:hidden.*?<\/span>/g, '')),
  );

test('shoppers see fee, minimum and pay on delivery of every zone, and from when it is free (P1.14)', () => {
  const html = show(TERMS);
  expect(readRows(html)).toEqual([
    'Zone Fee Minimum order Pay on delivery',
    'Lagos Island Lagos: Eti-Osa. ₦3,000 ₦5,000 Yes',
    'Lagos outskirts The rest of Lagos. ₦5,500.50 None No',
  ]);
  expect(readText(html)).toContain('Free delivery on orders from ₦150,000.');
  expect(html).not.toContain('style=');
});

test('a zone that is far away says how much longer delivery takes (P29.60)', () => {
  const zones = TERMS.zones.map((zone) => ({ ...zone, extraNoticeHours: zone.id === 'island' ? 48 : 0 }));
  const [, island, outskirts] = readRows(show({ ...TERMS, zones }));
  expect(island).toBe('Lagos Island Lagos: Eti-Osa. Delivery takes 2 days longer. ₦3,000 ₦5,000 Yes');
  expect(outskirts).not.toContain('longer');
});

test('a shop that never delivers for free does not speak of it', () => {
  expect(show({ ...TERMS, freeAbove: null })).not.toContain('free');
});

test('a shop without zones says so and invites to collect', () => {
  expect(readText(show({ ...TERMS, zones: [] }))).toBe(
    'We don’t deliver at the moment. You can pick up your order from us.',
  );
});
