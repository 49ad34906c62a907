import { describe, expect, test } from 'vitest';
import {
  readCalendarEndpoint,
  readDeliveryTermsEndpoint,
  staleCalendarSchema,
  staleTermsSchema,
  versionedCalendarSchema,
  versionedTermsSchema,
} from '../../../../contract/delivery.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';

async function openPlan() {
  const { db, shop } = await openOrderAdmin();
  return {
    owner: await shop.signInUser('owner@bakery.example', { isAdmin: true }),
    listActions: async () => (await db.select().from(auditEvents)).map(({ action }) => action),
  };
}

describe('of two administrators who opened the same', () => {
  test('calendar, the second one is shown what the first has made of it', { tags: 'long' }, async () => {
    const { owner, listActions } = await openPlan();
    const read = await owner.ask('/api/admin/calendar');
    const { calendar, version } = readCalendarEndpoint.answerSchema.parse(await read.json());
    const save = (changes: object) => owner.put('/api/admin/calendar', { ...calendar, version, ...changes });
    const first = versionedCalendarSchema.parse(await (await save({ cutOff: '12:00' })).json());

    const second = await save({ horizonDays: 60 });
    expect(second.status).toBe(409);
    const body = await second.json();
    expect(body).toMatchObject({
      code: 'stale_edit',
      message: 'Someone else has changed this since you opened it. Check their changes, then save again.',
    });
    expect(staleCalendarSchema.parse(body).current).toEqual(first);
    expect(await listActions()).toEqual(['shop.calendar_changed']);

    const again = await save({ ...first, horizonDays: 60 });
    expect([again.status, await again.json()]).toMatchObject([200, { cutOff: '12:00', horizonDays: 60 }]);
  });

  test('terms, the second one is shown what the first has made of them', async () => {
    const { owner, listActions } = await openPlan();
    const read = await owner.ask('/api/admin/delivery-terms');
    const opened = readDeliveryTermsEndpoint.answerSchema.parse(await read.json());
    const save = (changes: object) => owner.put('/api/admin/delivery-terms', { ...opened, ...changes });
    const first = versionedTermsSchema.parse(await (await save({ freeAbove: 90_000 })).json());

    const second = await save({ freeAbove: null });
    expect(second.status).toBe(409);
    const body = await second.json();
    expect(body).toMatchObject({ code: 'stale_edit' });
    expect(staleTermsSchema.parse(body).current).toEqual(first);
    expect(await listActions()).toEqual(['shop.delivery_terms_changed']);

    const again = await save({ ...first, zones: [] });
    expect([again.status, await again.json()]).toMatchObject([200, { freeAbove: 90_000, zones: [] }]);
  });

  test('terms and save at the same moment, only one is heard', async () => {
    const { owner } = await openPlan();
    const read = await owner.ask('/api/admin/delivery-terms');
    const opened = readDeliveryTermsEndpoint.answerSchema.parse(await read.json());
    const answers = await Promise.all(
      [1, 2, 3, 4].map((thousands) =>
        owner.put('/api/admin/delivery-terms', { ...opened, freeAbove: thousands * 1_000 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('plan, whoever sends a save twice or names no version is not held up', async () => {
    const { owner } = await openPlan();
    const read = await owner.ask('/api/admin/calendar');
    const { calendar, version } = readCalendarEndpoint.answerSchema.parse(await read.json());
    const change = { ...calendar, version, cutOff: '12:00' };
    expect((await owner.put('/api/admin/calendar', change)).status).toBe(200);
    expect((await owner.put('/api/admin/calendar', change)).status).toBe(200);
    expect((await owner.put('/api/admin/calendar', { ...calendar, cutOff: '13:00' })).status).toBe(200);
  });
});
