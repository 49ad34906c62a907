import { Hono } from 'hono';
import { type Found, LOOKUP_FOUND_MAX, type LookupGroup, lookUpEndpoint } from '../../../contract/lookup.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';

/** Finds the best few of its kind. */
export type Finder = (search: string, limit: number) => Promise<readonly Found[]>;

/** One question to every feature that has something to find; each answers with its own search. */
export function createLookupRoutes(finders: Readonly<Record<LookupGroup, Finder>>) {
  return new Hono<AppEnvironment>().get('/', async (c) => {
    const query = readQuery(c, lookUpEndpoint.querySchema);
    if (!query.ok) return respondRefusal(c, query.refusal);
    const { q } = query.value;
    const [orders, customOrders, products, customers] = await Promise.all([
      finders.orders(q, LOOKUP_FOUND_MAX),
      finders.customOrders(q, LOOKUP_FOUND_MAX),
      finders.products(q, LOOKUP_FOUND_MAX),
      finders.customers(q, LOOKUP_FOUND_MAX),
    ]);
    return c.json({ orders, customOrders, products, customers });
  });
}
