import type { FaultyShop } from './faulty-shop.ts';

type Booked = {
  readonly reference: string;
  readonly amount: number;
  readonly status: string;
  readonly paid: number;
  readonly total: number;
};

/** Everything the provider has taken stands in the books once, to the kobo, and its order is paid for and confirmed. */
export async function findUnbooked(shop: FaultyShop): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<Booked>(
    `select p.reference, p.amount_in_kobo::int as amount, o.status, o.paid_in_kobo::int as paid, o.total_in_kobo::int as total
     from payments p join orders o on o.id = p.order_id`,
  );
  const taken = shop.sandbox.transactions.list().filter(({ payment }) => payment !== null);
  const faults = taken.flatMap(({ reference, payment }) => {
    const booked = rows.filter((row) => row.reference === reference);
    const [row] = booked;
    if (!row) return [`The payment ${reference} is not booked.`];
    const isRight = booked.length === 1 && row.amount === payment?.amountInKobo;
    const isPaid = row.status === 'confirmed' && row.paid === row.total;
    return isRight && isPaid ? [] : [`The payment ${reference} is booked as ${JSON.stringify(booked)}.`];
  });
  const made = rows.filter(({ reference }) => !taken.some((one) => one.reference === reference));
  return [
    ...faults,
    ...made.map(({ reference }) => `The payment ${reference} is booked and was never made.`),
  ];
}
