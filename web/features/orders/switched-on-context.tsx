import { createContext, type ReactNode, use } from 'react';
import type { ShopEvent } from '../../../contract/events.ts';
import { listSwitchedOnEndpoint, type SwitchedPart } from '../../../contract/shelf.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { useGatheredNews } from '../../api/use-gathered-news.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

const GATHERING_MS = 500;
const concernsSwitches = ({ kind }: ShopEvent) => kind === 'shelf' || kind === 'reload';

const listSwitchedOn = async (signal: AbortSignal) =>
  (await backgroundApi.call(listSwitchedOnEndpoint, { signal })).data;

const NOTHING: readonly SwitchedPart[] = [];
const SwitchedOnContext = createContext(NOTHING);

type SwitchedOnProviderProps = {
  /** For whoever works with none of it. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
};

/** Which optional parts the owner has switched on, asked once for all menus. */
export function SwitchedOnProvider({ isOff = false, children }: SwitchedOnProviderProps) {
  return isOff ? children : <AskedSwitches>{children}</AskedSwitches>;
}

function AskedSwitches({ children }: { readonly children: ReactNode }) {
  const { data, reload } = useLoaded(listSwitchedOn);
  useGatheredNews(reload, { isShown: true, concerns: concernsSwitches, gatherMs: GATHERING_MS });
  return <SwitchedOnContext value={data ?? NOTHING}>{children}</SwitchedOnContext>;
}

/** Nothing until it is known. */
export function useSwitchedOn(): readonly SwitchedPart[] {
  return use(SwitchedOnContext);
}

/** Where a product is marked as sold out and gets its weekdays, or that is switched on. */
export function useShelfPath(): string {
  return useSwitchedOn().includes('shelf') ? '/admin/shelf' : '/admin/settings/shelf';
}
