import type { FaultyShop } from './faulty-shop.ts';

type RecordedPayment = {
  readonly reference: string;
  readonly amount: number;
  readonly status: string;
  readonly paid: number;
  readonly total: number;
};

/** Everything the provider has taken stands in the books once, to the kobo, and its order is paid for and confirmed. */
export async function findUnrecorded(shop: FaultyShop): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<RecordedPayment>(
    `select p.reference, p.amount_in_kobo::int as amount, o.status, o.paid_in_kobo::int as paid, o.total_in_kobo::int as total
     from payments p join orders o on o.id = p.order_id`,
  );
  const taken = shop.sandbox.transactions.list().filter(({ payment }) => payment !== null);
  const faults = taken.flatMap(({ reference, payment }) => {
    const recorded = rows.filter((row) => row.reference === reference);
    const [row] = recorded;
    if (!row) return [`The payment ${reference} is not recorded.`];
    const isRight = recorded.length === 1 && row.amount === payment?.amountInKobo;
    const isPaid = row.status === 'confirmed' && row.paid === row.total;
    return isRight && isPaid ? [] : [`The payment ${reference} is recorded as ${JSON.stringify(recorded)}.`];
  });
  const made = rows.filter(({ reference }) => !taken.some((one) => one.reference === reference));
  return [
    ...faults,
    ...made.map(({ reference }) => `The payment ${reference} is recorded and was never made.`),
  ];
}
