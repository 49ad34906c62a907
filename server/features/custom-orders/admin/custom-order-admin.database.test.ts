import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listAdminCustomOrdersEndpoint } from '../../../../contract/custom-order-admin.ts';
import {
  type CustomOrderAdmin,
  makeCustomRequest,
  makeNewQuote,
  openCustomOrderAdmin,
  readCode,
} from '../../../testing/custom-order-admin.ts';
import { CALENDAR } from '../../../testing/order-admin.ts';
import { SATURDAY } from '../../../testing/order-inputs.ts';

async function list(admin: CustomOrderAdmin, query = '') {
  const answer = await admin.owner.ask(`/api/admin/custom-orders${query}`);
  return listAdminCustomOrdersEndpoint.answerSchema.parse(await answer.json());
}

describe('what the owner sees', () => {
  test('the request with a suggested price, work and lead time, and how full the wanted day is (P1.22, P28.354)', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.place(admin.shop.visit());
    const whole = await admin.readForAdmin(id);
    expect(whole).toMatchObject({
      customerName: 'Ada Obi',
      customerEmail: 'ada@bakery.example',
      waitingSince: '2026-11-16T11:00:00.000Z',
      suggestion: { total: 69_400, deposit: 34_700, workUnits: 9, leadTimeHours: 48 },
      canQuote: true,
      canDecline: true,
    });
    expect(whole.suggestion.lines[0]?.words).toBe('8-inch tier, vanilla sponge');
    expect(whole.suggestion.lines.at(-1)).toEqual({ words: 'With a little sugar drum on top', amount: null });
    expect(whole.suggestion.lines).toContainEqual({ words: 'Strawberries, 8 inches', amount: 8_000 });
    expect(whole.days.map(({ day, state }) => [day, state])).toEqual([
      ['2026-11-17', 'too_soon'],
      ['2026-11-18', 'free'],
      ['2026-11-19', 'free'],
      ['2026-11-20', 'free'],
      ['2026-11-21', 'free'],
      ['2026-11-22', 'closed'],
      ['2026-11-23', 'free'],
    ]);
    expect(whole.days[3]).toMatchObject({ workUnits: 100, workUnitsTaken: 1 });
    expect((await admin.readForAdmin((await admin.ask({ wantedDay: null })).id)).days).toEqual([]);
  });

  test('what waits longest first, then the newest, page by page, with counts', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push((await admin.ask()).id);
      admin.clock.pass(1);
    }
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
    await admin.quote(first);
    await admin.quote(fourth);
    await admin.ada.post(`/api/custom-orders/${second}/withdraw`);

    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(admin, `?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.counts).toMatchObject({
        waiting: 2,
        byStatus: { submitted: 2, quoted: 2, withdrawn: 1, declined: 0 },
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual([third, fifth, fourth, second, first]);
    expect((await list(admin, '?waiting=1')).data.map(({ id }) => id)).toEqual([third, fifth]);
    expect((await list(admin, '?status=quoted')).data.map(({ id }) => id)).toEqual([fourth, first]);
    admin.clock.set('2026-11-18T11:00:00.000Z');
    expect((await list(admin, '?status=expired')).data.map(({ id }) => id)).toEqual([fourth, first]);
  });

  test('found by number, name and phone, as people type them', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id, number } = await admin.ask();
    const bola = await admin.shop.signInUser('bola@bakery.example', { name: 'Bọ́lá Ade' });
    await admin.sendRequest(bola, makeCustomRequest({ phone: '08090000001' }));
    const find = async (typed: string) =>
      (await list(admin, `?q=${encodeURIComponent(typed)}`)).data.map(({ id: found }) => found);
    for (const typed of [
      number,
      number.replaceAll('-', ''),
      'ada o',
      '0803 123 4567',
      '+234 803 123',
      'ada@bakery',
    ]) {
      expect([typed, await find(typed)]).toEqual([typed, [id]]);
    }
    expect(await find('%')).toEqual([]);
    expect(await find('nobody')).toEqual([]);
  });

  test('is for administrators alone', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    const calls = (visitor: Pick<CustomOrderAdmin['ada'], 'ask' | 'post'>) => [
      visitor.ask('/api/admin/custom-orders'),
      visitor.ask(`/api/admin/custom-orders/${id}`),
      visitor.post(`/api/admin/custom-orders/${id}/quotes`, makeNewQuote()),
      visitor.post(`/api/admin/custom-orders/${id}/decline`, { reason: 'No' }),
      admin.answer(id, { text: 'Hello' }, randomUUID(), visitor),
    ];
    const statuses = async (answers: readonly Promise<Response>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(await statuses(calls(admin.ada))).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(calls(admin.shop.visit()))).toEqual([401, 401, 401, 401, 401]);
    for (const missing of [randomUUID(), '7']) {
      expect((await admin.owner.ask(`/api/admin/custom-orders/${missing}`)).status).toBe(404);
      expect((await admin.sendQuote(missing, makeNewQuote())).status).toBe(404);
    }
  });
});

describe('quoting', () => {
  test('every version is kept, and the customer is told of each (P2.5, P7.2, P10.1)', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    admin.clock.pass(1);
    const further = await admin.quote(id, {
      lines: [{ words: 'The cake, simpler', amount: 250_000 }],
      deposit: 60_000,
    });
    expect(further.quotes).toMatchObject([
      { version: 2, total: 250_000, deposit: 60_000, workUnits: 8, leadTimeHours: 48, madeBy: 'Oyin Bello' },
      {
        version: 1,
        total: 90_000,
        lines: [{ words: 'The cake', amount: 80_000 }, { words: 'A sugar drum' }],
      },
    ]);
    expect(await admin.read(id)).toMatchObject({ status: 'quoted', quoteTotal: 250_000, canAccept: true });
    await admin.shop.settle();
    const notified = admin.shop.mails.filter(({ to }) => to === 'ada@bakery.example');
    expect(notified.map(({ subject }) => subject)).toEqual([
      'Your cake quote: ₦90,000',
      'Your new cake quote: ₦250,000',
    ]);
    expect(notified[0]?.text).toContain('12:00 on Wednesday 18 November');
  });

  const FULL = { isOpen: true, workUnits: 5 };
  test('a day that cannot be had is refused with the reason', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    for (const [what, differences, code, message] of [
      [
        'a closed day',
        { day: '2026-11-22' },
        'slot_closed',
        'The bakery is closed on that day. Choose another.',
      ],
      [
        'more than a day of the kitchen',
        { workUnits: 101 },
        'slot_too_much',
        'The cake takes 101 kitchen points, and the whole day has 100. Choose another day.',
      ],
      [
        'a day that is too near',
        { day: '2026-11-17', expiresAt: '2026-11-16T20:00:00.000Z' },
        'slot_too_soon',
        'The cake needs 48 hours, so that day is too soon. Choose a later day or a shorter lead time.',
      ],
      [
        'a day too far ahead',
        { day: '2026-12-31' },
        'slot_too_far',
        'That day is too far ahead. Choose an earlier one.',
      ],
    ] as const) {
      const answer = await admin.sendQuote(id, makeNewQuote(differences));
      expect([answer.status, await answer.json()], what).toEqual([
        409,
        { code, message, fields: { day: message } },
      ]);
      expect((await admin.read(id)).status).toBe('submitted');
    }
  });

  test('a full day is refused with what is taken of it, and another is not', { tags: 'long' }, async () => {
    const { weekdays, ...rest } = CALENDAR;
    const admin = await openCustomOrderAdmin({ calendar: { ...rest, weekdays: weekdays.with(4, FULL) } });
    const { id } = await admin.ask();
    for (let count = 0; count < 3; count += 1) await admin.place(admin.shop.visit());
    const answer = await admin.sendQuote(id, makeNewQuote({ workUnits: 3 }));
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 'slot_day_full',
        message: 'That day is full: 3 of 5 kitchen points are booked, and the cake needs 3.',
      },
    ]);
    expect((await admin.quote(id, { workUnits: 3, day: SATURDAY })).status).toBe('quoted');
  });

  test('a wrong one is refused with the field it is about', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    for (const [what, differences, code, field] of [
      ['a deposit above the total', { deposit: 90_001 }, 'deposit_too_high', 'deposit'],
      [
        'a quote that is over already',
        { expiresAt: '2026-11-16T11:00:00.000Z' },
        'wrong_expiry',
        'expiresAt',
      ],
      [
        'a quote that outlasts its day',
        { expiresAt: '2026-11-20T00:00:00.000Z' },
        'wrong_expiry',
        'expiresAt',
      ],
      ['no lines', { lines: [] }, 'invalid_input', 'lines'],
      ['a line without words', { lines: [{ words: ' ', amount: 5 }] }, 'invalid_input', 'lines.0.words'],
      [
        'an amount below nothing',
        { lines: [{ words: 'Cake', amount: -5 }] },
        'invalid_input',
        'lines.0.amount',
      ],
      ['no deposit', { deposit: 0 }, 'invalid_input', 'deposit'],
      ['no work', { workUnits: 0 }, 'invalid_input', 'workUnits'],
      ['a day that is none', { day: '2026-02-30' }, 'invalid_input', 'day'],
      ['an end that is none', { expiresAt: 'soon' }, 'invalid_input', 'expiresAt'],
    ] as const) {
      const answer = await admin.sendQuote(id, { ...makeNewQuote(), ...differences });
      expect([answer.status, await answer.json()], what).toMatchObject([
        400,
        { code, fields: { [field]: expect.any(String) } },
      ]);
    }
  });

  test('is refused once the customer has written since, when it says which version was seen', async () => {
    const admin = await openCustomOrderAdmin();
    const { id, version } = await admin.ask();
    await admin.write(id, { text: 'In blue, please' });
    expect(await readCode(await admin.sendQuote(id, makeNewQuote({ version })))).toEqual([409, 'stale_edit']);
    expect((await admin.quote(id, { version: version + 1 })).status).toBe('quoted');
  });

  test('is not refused for what the bakery itself has written since', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id, version } = await admin.ask();
    expect((await admin.answer(id, { text: 'Gladly' })).status).toBe(200);
    expect((await admin.quote(id, { version })).status).toBe('quoted');
  });

  test('a quote that nobody accepted ends by the clock, and the customer is told once', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    admin.clock.set('2026-11-18T11:00:00.000Z');
    expect(await readCode(await admin.sendQuote(id, makeNewQuote()))).toEqual([409, 'quote_expired']);
    await admin.settleByJob();
    await admin.settleByJob();
    const subjects = admin.shop.mails
      .map(({ subject }) => subject)
      .filter((subject) => /expired/.test(subject));
    expect(subjects).toEqual([expect.stringMatching(/^Your cake quote has expired – cake request [\d-]+$/)]);
  });
});

test('declining tells the customer why (P7.1)', { tags: 'long' }, async () => {
  const admin = await openCustomOrderAdmin();
  const { id } = await admin.ask();
  const blank = await admin.owner.post(`/api/admin/custom-orders/${id}/decline`, { reason: ' ' });
  expect(await readCode(blank)).toEqual([400, 'invalid_input']);
  const reason = 'No oven that wide';
  const answer = await admin.owner.post(`/api/admin/custom-orders/${id}/decline`, { reason });
  expect(await answer.json()).toMatchObject({ status: 'declined', canQuote: false, canDecline: false });
  expect(await admin.read(id)).toMatchObject({
    declineReason: reason,
    history: [{ status: 'submitted' }, { status: 'declined', by: 'administrator', words: reason }],
  });
  await admin.shop.settle();
  expect(admin.shop.mails.find(({ to }) => to === 'ada@bakery.example')?.text).toContain(reason);
});

test('administrators are told of a new custom order (P10.2)', { tags: 'long' }, async () => {
  const admin = await openCustomOrderAdmin();
  const { id, number } = await admin.ask();
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@bakery.example', `New custom order for Fri 20 Nov – ${number}`],
  ]);
  expect(admin.shop.mails[0]?.text).toContain(`/admin/custom-orders/${id}`);
  expect(admin.shop.mails[0]?.text).toContain('“With a little sugar drum on top”');
});
