import type { TestShop } from '../server/testing/shop-process.ts';

/** What the shop's process holds of the machine's memory; its database is not counted. */
export async function readResidentBytes({ url }: Pick<TestShop, 'url'>): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^oyin_process_resident_memory_bytes (\S+)/m.exec(figures)?.[1];
  if (bytes === undefined) throw new Error('The shop does not say how much memory it uses.');
  return Number(bytes);
}

export function sayMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
