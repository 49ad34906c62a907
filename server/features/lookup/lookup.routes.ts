import { type Found, LOOKUP_FOUND_MAX, type LookupGroup, lookUpEndpoint } from '../../../contract/lookup.ts';
import { accept } from '../../../domain/refusal.ts';
import { mayUse } from '../../../domain/users/roles.ts';
import { serve } from '../../http/serve.ts';

/** Finds the best few of its kind. */
export type Finder = (search: string, limit: number) => Promise<readonly Found[]>;

/** One question to every feature that has something to find; each answers with its own search. */
export function createLookupRoutes(finders: Readonly<Record<LookupGroup, Finder>>) {
  return [
    serve(lookUpEndpoint, async ({ actor, query: { q } }) => {
      const [orders, customOrders, products, customers] = await Promise.all([
        finders.orders(q, LOOKUP_FOUND_MAX),
        finders.customOrders(q, LOOKUP_FOUND_MAX),
        // The order desk has no screen to open a product in.
        mayUse(actor.role, 'administrator') ? finders.products(q, LOOKUP_FOUND_MAX) : [],
        finders.customers(q, LOOKUP_FOUND_MAX),
      ]);
      return accept({ orders, customOrders, products, customers });
    }),
  ];
}
