import { expect, test } from 'vitest';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';
import { FRIDAY, makeOrderInput } from '../../../testing/order-inputs.ts';
import { changeProducts } from '../../../testing/publish-products.ts';
import { writeDeliveryTerms } from './delivery-plan.store.ts';

const FAR = TERMS.zones.map((zone) =>
  zone.id === 'island' ? { ...zone, extraNoticeHours: 120, excludedCategories: ['Cheesecakes'] } : zone,
);

async function openFar() {
  const admin = await openOrderAdmin();
  await writeDeliveryTerms(admin.db, { ...TERMS, zones: FAR });
  return admin;
}

test('a zone that is far away is offered later days, and no earlier one is taken (P25.7)', async () => {
  const admin = await openFar();
  const visitor = admin.shop.visit();
  const readState = async (place: string) => {
    const query = `method=delivery&items=honey-cake~~1${place}`;
    const answer = await visitor.ask(`/api/availability?${query}`);
    const { days } = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
    return days.find(({ day }) => day === FRIDAY)?.state;
  };
  expect(await readState('')).toBe('free');
  expect(await readState('&place=Lagos~Epe')).toBe('free');
  expect(await readState('&place=Lagos~Eti-Osa')).toBe('too_soon');

  const refused = await admin.send(visitor, makeOrderInput());
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'slot_too_soon' }]);
});

test('what does not travel to a zone is refused where the order is placed (P25.7)', async () => {
  const admin = await openFar();
  await changeProducts(admin.db, ['honey-cake'], { category: 'Cheesecakes' });
  const refused = await admin.send(admin.shop.visit(), makeOrderInput());
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 'not_delivered_there', fields: { lines: expect.stringContaining('Lagos Island') } },
  ]);
});

test('while nobody has said where to, the zones are named to which it does not travel (P29.130)', async () => {
  const admin = await openFar();
  const visitor = admin.shop.visit();
  const readZones = async (more = '') => {
    const answer = await visitor.ask(`/api/availability?method=delivery&items=honey-cake~~1${more}`);
    return readAvailabilityEndpoint.answerSchema.parse(await answer.json()).notDeliveredTo;
  };
  expect(await readZones()).toBeUndefined();
  await changeProducts(admin.db, ['honey-cake'], { category: 'Cheesecakes' });
  expect(await readZones()).toEqual(['Lagos Island']);
  expect(await readZones('&place=Lagos~Epe')).toBeUndefined();
});

test('only a category of the catalogue can be left out of a zone (P25.7)', async () => {
  const admin = await openFar();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const refused = await owner.put('/api/admin/delivery-terms', { ...TERMS, zones: FAR });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    {
      code: 'no_such_category',
      fields: { 'zones.0.excludedCategories': 'There is no category “Cheesecakes”.' },
    },
  ]);
  await changeProducts(admin.db, ['honey-cake'], { category: 'Cheesecakes' });
  expect((await owner.put('/api/admin/delivery-terms', { ...TERMS, zones: FAR })).status).toBe(200);
});

test('while nobody has said where to, it says where the earliest day is for and what differs by area (P29.451, P29.452)', async () => {
  const admin = await openOrderAdmin();
  const abuja = {
    id: 'abuja',
    name: 'Abuja',
    places: [{ state: 'FCT' as const, lgas: [] }],
    fee: 18_000,
    minimum: 60_000,
    allowsPayOnDelivery: false,
    extraNoticeHours: 48,
    excludedCategories: ['Cheesecakes'],
  };
  await writeDeliveryTerms(admin.db, { ...TERMS, zones: [...TERMS.zones, abuja] });
  const read = async (query: string) => {
    const answer = await admin.shop.visit().ask(`/api/availability${query}`);
    return readAvailabilityEndpoint.answerSchema.parse(await answer.json());
  };
  const anything = await read('');
  expect(anything.soonestIn).toBe('Lagos');
  expect(anything.areas).toBeUndefined();
  const cake = await read('?items=honey-cake~~1');
  expect(cake).toMatchObject({ soonestIn: 'Lagos', areas: { freeAbove: 150_000 } });
  expect(cake.areas?.each).toMatchObject([
    { name: 'Lagos', lowestFee: 3_000, highestFee: 5_500 },
    { name: 'Abuja', lowestFee: 18_000, mostExtraHours: 48, lowestMinimum: 60_000, highestMinimum: 60_000 },
  ]);
  for (const known of ['&place=Lagos~Epe', '&method=pickup']) {
    const { soonestIn, areas } = await read(`?items=honey-cake~~1${known}`);
    expect([soonestIn, areas]).toEqual([undefined, undefined]);
  }
  // Where it does not travel is no area of it.
  await changeProducts(admin.db, ['honey-cake'], { category: 'Cheesecakes' });
  const cheesecake = await read('?items=honey-cake~~1');
  expect([cheesecake.soonestIn, cheesecake.areas]).toEqual([undefined, undefined]);
});
