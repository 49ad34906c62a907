import { useCallback } from 'react';
import type { Account, SavedAddress } from '../../../contract/account.ts';
import { listOrdersEndpoint, type Order, readOrderEndpoint } from '../../../contract/orders.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

/** The last order of an account that lacks something which checkout asks for; undefined where there is none, or nothing is missing. */
export function useLastOrder(
  account: Account | null,
  addresses: readonly SavedAddress[] | undefined,
): Order | undefined {
  const isMissing = account !== null && addresses && (account.phone === null || addresses.length === 0);
  const load = useCallback(
    async (signal: AbortSignal) => (isMissing ? readLastOrder(signal) : null),
    [isMissing],
  );
  return useLoaded(load).data ?? undefined;
}

const LOOKED_AT = 10;

async function readLastOrder(signal: AbortSignal): Promise<Order | null> {
  const { data } = await backgroundApi.call(listOrdersEndpoint, { query: { limit: LOOKED_AT }, signal });
  // One that was picked up does not know where they live.
  const last = data.find(({ method }) => method === 'delivery') ?? data[0];
  return last ? backgroundApi.call(readOrderEndpoint, { params: { id: last.id }, signal }) : null;
}
