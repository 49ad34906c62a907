import { setImmediate } from 'node:timers/promises';

/** Few enough that nobody else on this node waits long for their turn. */
const SLICE_SIZE = 200;

/** Long work in slices: between two of them whoever else waits gets their turn. */
export async function* inSlices<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += SLICE_SIZE) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + SLICE_SIZE);
  }
}
