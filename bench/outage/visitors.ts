import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderPlacement } from '../../contract/orders.ts';
import { orderFrom } from '../../server/testing/shopper.ts';
import { percentile, sayMs } from '../taken-time.ts';

const READ_PATHS = ['/', '/products', '/api/products'];
const READERS = 3;
const SHOPPERS = 4;
const READ_PAUSE_MS = 50;
const ORDER_PAUSE_MS = 150;
const RETRY_MS = 500;

type Seen = { readonly at: number; readonly ms: number; readonly failure: string | undefined };
export type Acknowledged = { readonly id: string; readonly at: number };

/** People who read and people who order, until `stop`: an order that fails is sent again with its key, as a browser does. */
export function openDoors(url: string, makeOrder: () => OrderPlacement) {
  const reads: Seen[] = [];
  const orders: Seen[] = [];
  const acknowledged: Acknowledged[] = [];
  const sentences = new Set<string>();
  let isOpen = true;

  const read = async (turn: number) => {
    for (let next = turn; isOpen; next += 1) {
      reads.push(
        await time(async () => {
          const answer = await fetch(url + (READ_PATHS[next % READ_PATHS.length] ?? '/'));
          await answer.arrayBuffer();
          return answer.status < 400 ? undefined : String(answer.status);
        }),
      );
      await pause(READ_PAUSE_MS);
    }
  };
  const order = async () => {
    while (isOpen) {
      const [input, key] = [makeOrder(), randomUUID()];
      for (let isPlaced = false; !isPlaced; ) {
        const seen = await time(async () => {
          const answer = await orderFrom(url, input, key);
          const body = (await answer.json().catch(() => ({}))) as {
            order?: { id: string };
            message?: string;
          };
          if (body.order) acknowledged.push({ id: body.order.id, at: Date.now() });
          else if (body.message) sentences.add(`${answer.status} ${body.message}`);
          return body.order ? undefined : String(answer.status);
        });
        orders.push(seen);
        isPlaced = seen.failure === undefined;
        if (!isPlaced && !isOpen) return;
        await pause(isPlaced ? ORDER_PAUSE_MS : RETRY_MS);
      }
    }
  };
  const visits = [
    ...Array.from({ length: READERS }, (_, turn) => read(turn)),
    ...Array.from({ length: SHOPPERS }, order),
  ];
  return {
    acknowledged,
    sentences,
    stop: async () => {
      isOpen = false;
      await Promise.all(visits);
    },
    /** What was seen between two moments. */
    describe: (from: number, to: number): string => {
      const within = ({ at }: { readonly at: number }) => at >= from && at < to;
      const [read, ordered] = [reads.filter(within), orders.filter(within)];
      const failed = read.filter(({ failure }) => failure !== undefined);
      const taken = ordered.filter(({ failure }) => failure === undefined);
      const gap = findLongestGap([
        from,
        ...acknowledged.map(({ at }) => at).filter((at) => at >= from && at < to),
        to,
      ]);
      return (
        `reads ${read.length}, failed ${failed.length}${sayKinds(failed)}, p99 ${sayMs(
          percentile(
            read.map(({ ms }) => ms),
            0.99,
          ),
        )}; ` +
        `orders ${taken.length}, sent again ${ordered.length - taken.length}${sayKinds(ordered)}, ` +
        `p99 ${
          taken.length > 0
            ? sayMs(
                percentile(
                  taken.map(({ ms }) => ms),
                  0.99,
                ),
              )
            : '–'
        }, longest pause ${(gap / 1000).toFixed(1)} s`
      );
    },
  };
}

async function time(work: () => Promise<string | undefined>): Promise<Seen> {
  const [at, startedAt] = [Date.now(), performance.now()];
  const failure = await work().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  return { at, ms: performance.now() - startedAt, failure };
}

function sayKinds(seen: readonly Seen[]): string {
  const kinds = [...new Set(seen.flatMap(({ failure }) => failure ?? []))];
  return kinds.length === 0 ? '' : ` (${kinds.join(', ')})`;
}

function findLongestGap(moments: readonly number[]): number {
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}
