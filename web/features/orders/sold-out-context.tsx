import type { ShopEvent } from '../../../contract/events.ts';
import { listSoldOutEndpoint, markSoldOutEndpoint } from '../../../contract/shelf.ts';
import { backgroundApi, shopApi } from '../../api/shop-api.ts';
import { useGatheredNews } from '../../api/use-gathered-news.ts';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

type NamedProduct = { readonly id: string; readonly name: string };
type Sold = {
  readonly id: string;
  readonly status: string;
  readonly isCustom: boolean;
  readonly leadTimeHours: number;
};

const DAY_HOURS = 24;

export type SoldOut = {
  /** Whether it can be had today at all: what is counted by the day, or made within hours. */
  readonly isOffered: (product: Sold) => boolean;
  readonly has: (productId: string) => boolean;
  readonly mark: (product: NamedProduct, isSoldOut: boolean) => void;
};

const GATHERING_MS = 250;
const concernsShelf = ({ kind }: ShopEvent) => kind === 'shelf' || kind === 'reload';
const listSoldOut = (signal: AbortSignal) => backgroundApi.call(listSoldOutEndpoint, { signal });

/** Which products are marked as sold out today, and marking them in one tap, with a way back. */
export function useSoldOut(): SoldOut {
  const { data, reload } = useLoaded(listSoldOut);
  useGatheredNews(reload, { isShown: true, concerns: concernsShelf, gatherMs: GATHERING_MS });

  async function send(productId: string, isSoldOut: boolean): Promise<void> {
    await shopApi.call(markSoldOutEndpoint, { body: { productId, isSoldOut } });
    reload();
  }
  const has = (productId: string) => data?.data.includes(productId) ?? false;
  return {
    isOffered({ id, status, isCustom, leadTimeHours }) {
      const isCounted = data?.counted.includes(id) ?? false;
      return status === 'published' && !isCustom && (isCounted || has(id) || leadTimeHours < DAY_HOURS);
    },
    has,
    mark({ id, name }, isSoldOut) {
      const undo = () => report(send(id, !isSoldOut));
      const text = isSoldOut
        ? `${name} is sold out today. Customers can still order it for other days.`
        : `${name} is for sale again`;
      report(send(id, isSoldOut).then(() => showToast({ kind: 'success', text, undo })));
    },
  };
}

function report(work: Promise<unknown>): void {
  work.catch((error: unknown) => showToast({ kind: 'error', text: describeError(error) }));
}
