import { readAvailabilityEndpoint } from '../../contract/availability.ts';
import { DEMO_CALENDAR } from '../demo/delivery-plan.ts';
import { FAULTY_SHOP_OWNER, type FaultyShop } from './faulty-shop.ts';
import { findUnrecorded } from './judge-online-payments.ts';

export type Verdict = {
  /** Sentences about what is wrong; none when all is well. */
  readonly faults: readonly string[];
  readonly orders: number;
  readonly mails: number;
  readonly pushes: number;
  /** That came over the provider. */
  readonly payments: number;
};

/** Signing in from a new browser is told to its owner, without a row. */
const SECURITY_NOTICE = '<security.';

/** Who pays at once gets the confirmation alone, which says what the mails about placing and paying would. */
const NOTIFIED_TOGETHER = `channel = 'email' and kind in ('order_placed', 'order_paid') and exists (
  select from messages as confirmation where confirmation.order_id = messages.order_id
    and confirmation.kind = 'order_status' and confirmation.details->>'news' = 'confirmed')`;

/** Looks in the database for everything that was promised to shoppers, and for anything that was not. */
export async function judgeCheckouts(shop: FaultyShop, acknowledged: readonly string[]): Promise<Verdict> {
  const orderIds = await readColumn(shop, 'select id::text as value from orders');
  const nameMail = `'<' || replace(kind, '_', '-') || '.' || id || '@localhost>' as value`;
  const mailRows = await readColumn(shop, `select ${nameMail} from messages where channel = 'email'`);
  const notifiedTogether = await readColumn(
    shop,
    `select ${nameMail} from messages where ${NOTIFIED_TOGETHER}`,
  );
  const pushRows = await readColumn(shop, `select id::text as value from messages where channel = 'push'`);
  const arrived = new Set(shop.listMessageIds());
  const tags = new Set(shop.listPushTags());
  const missing = acknowledged.filter((id) => !orderIds.includes(id));
  const faults = [
    ...missing.map((id) => `The acknowledged order ${id} is not there.`),
    ...sayIf(new Set(acknowledged).size !== acknowledged.length, 'Two checkouts were given the same order.'),
    ...sayIf(
      orderIds.length !== acknowledged.length,
      `${acknowledged.length} orders were acknowledged, and there are ${orderIds.length}.`,
    ),
    ...(await findUntidyOrders(shop)),
    ...(await findUnrecorded(shop)),
    ...(await findOverbooking(shop)),
    ...(await findUnsent(shop)),
    ...(await listUnsent(shop)).map((id) => `The message ${id} was never marked as sent.`),
    ...mailRows
      .filter((id) => !arrived.has(id) && !notifiedTogether.includes(id))
      .map((id) => `The mail ${id} never arrived.`),
    ...[...arrived]
      .filter((id) => !mailRows.includes(id) && !id.startsWith(SECURITY_NOTICE))
      .map((id) => `The mail ${id} belongs to no row.`),
    ...pushRows.filter((id) => !tags.has(id)).map((id) => `The push ${id} never arrived.`),
    ...[...tags].filter((id) => !pushRows.includes(id)).map((id) => `The push ${id} belongs to no row.`),
  ];
  const payments = shop.sandbox.transactions.list().filter(({ payment }) => payment !== null).length;
  return {
    faults,
    orders: orderIds.length,
    mails: mailRows.length,
    pushes: pushRows.length,
    payments,
  };
}

export function listUnsent(shop: FaultyShop): Promise<readonly string[]> {
  return readColumn(
    shop,
    `select id::text as value from messages where channel <> 'in_app' and sent_at is null and not (${NOTIFIED_TOGETHER})`,
  );
}

/** An order is whole or not there at all; a paid one has been confirmed besides. */
async function findUntidyOrders(shop: FaultyShop): Promise<readonly string[]> {
  const ids = await readColumn(
    shop,
    `select id::text as value from orders o
     where (select count(*) from order_lines where order_id = o.id) <> 1
       or (select count(*) from order_events where order_id = o.id) <> case payment_method when 'card' then 2 else 1 end
       or (select count(*) from placement_keys where order_id = o.id) <> 1`,
  );
  return ids.map((id) => `The order ${id} lacks its line, its step or its key, or has one too many.`);
}

/** No window and no day holds more than its capacity, and what shoppers are shown is the sum of the live orders. */
async function findOverbooking(shop: FaultyShop): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ day: string; window: string; taken: number; work: number }>(
    `select day::text, window_id as window, count(*)::int as taken, sum(work_units)::int as work from orders
     where status not in ('cancelled', 'expired') group by day, window_id`,
  );
  const answer = await fetch(`${shop.chooseUrl()}${readAvailabilityEndpoint.path}?method=pickup`);
  const { days } = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
  const faults: string[] = [];
  for (const { day, window, taken } of rows) {
    const capacity = DEMO_CALENDAR.windows.find(({ id }) => id === window)?.capacities.pickup ?? 0;
    const work = rows.filter((row) => row.day === day).reduce((sum, row) => sum + row.work, 0);
    const workMax = DEMO_CALENDAR.weekdays[(new Date(day).getUTCDay() + 6) % 7]?.workUnits ?? 0;
    const state = days.find((one) => one.day === day)?.windows.find(({ id }) => id === window)?.state;
    if (taken > capacity) faults.push(`${day} ${window} holds ${taken} orders of at most ${capacity}.`);
    if (work > workMax) faults.push(`${day} holds ${work} kitchen points of at most ${workMax}.`);
    if ((state === 'window_full') !== (taken === capacity)) {
      faults.push(`${day} ${window} holds ${taken} of ${capacity} and is shown as ${state}.`);
    }
  }
  return faults;
}

/**
 * One row for each event, channel and recipient: the customer's mail, and all channels of the one administrator. Whoever has
 * paid is told so, and that the order is confirmed.
 */
async function findUnsent(shop: FaultyShop): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ id: string; method: string; notified: string[] }>(
    `select o.id::text, o.payment_method as method, array_agg(m.kind || ' ' || m.channel order by m.kind, m.channel)
       filter (where m.channel <> 'email' or m.recipient in (o.contact_email, $1)) as notified
     from orders o left join messages m on m.order_id = o.id group by o.id`,
    [FAULTY_SHOP_OWNER],
  );
  const toOwner = 'new_order email, new_order in_app, new_order push';
  const expected = `${toOwner}, order_placed email`;
  const expectedPaid = `${toOwner}, order_paid email, order_placed email, order_status email`;
  return rows
    .filter(({ notified, method }) => notified.join(', ') !== (method === 'card' ? expectedPaid : expected))
    .map(({ id, notified }) => `Of the order ${id} is told: ${notified.join(', ')}.`);
}

async function readColumn(shop: FaultyShop, query: string): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ value: string }>(query);
  return rows.map(({ value }) => value);
}

function sayIf(isWrong: boolean, what: string): readonly string[] {
  return isWrong ? [what] : [];
}
