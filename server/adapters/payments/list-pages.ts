import * as z from 'zod/mini';
import { type PaystackAnswer, type PaystackCall, refusedCall, strangeAnswer } from './call-paystack.ts';
import { pageMetaSchema } from './paystack-schemas.ts';

export type ListedPages<Row extends z.ZodMiniType> = {
  readonly call: (wanted: PaystackCall) => Promise<PaystackAnswer>;
  readonly purpose: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly rowSchema: Row;
};

const ROWS_PER_PAGE = 100;
/** Beyond this somebody at this address pages in circles. */
const PAGES_MAX = 100;

/**
 * Every row of a list, or a fault: whoever takes a part for the whole would pay back twice what stands on the next page. Without a
 * word on the number of pages it ends with one that has nothing new.
 */
export async function listPages<Row extends z.ZodMiniType<{ readonly id: string }>>({
  call,
  purpose,
  path,
  query,
  rowSchema,
}: ListedPages<Row>): Promise<readonly z.output<Row>[]> {
  const rows = new Map<string, z.output<Row>>();
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const search = new URLSearchParams({ ...query, perPage: String(ROWS_PER_PAGE), page: String(page) });
    const answer = await call({ purpose, path: `${path}?${search}` });
    if ('refusal' in answer) throw refusedCall(purpose, answer.refusal);
    const read = z.array(rowSchema).safeParse(answer.data);
    if (!read.success) throw strangeAnswer(purpose);
    const known = rows.size;
    for (const row of read.data) rows.set(row.id, row);
    const meta = z.pick(pageMetaSchema, { pageCount: true }).safeParse(answer.meta);
    const isLast = meta.success ? page >= meta.data.pageCount : false;
    if (isLast || rows.size === known) return [...rows.values()];
  }
  throw strangeAnswer(purpose);
}
