import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestShop } from '../server/testing/shop-process.ts';
import { type Load, measureLoad } from './measure-load.ts';

const ROUNDS = 5;
const SECONDS_PER_ROUND = 3;
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

export type Comparison = { readonly shop: Load; readonly bare: Load; readonly ratio: number };

/**
 * One address of the shop against a bare node:http server sending the very same bytes. Turns are taken within one run
 * and the medians compared, because machines are shared and a figure from yesterday says nothing today.
 */
export async function compareWithBare(shop: TestShop, path: string): Promise<Comparison> {
  const url = shop.url + path;
  await fetch(url, { headers: AS_A_BROWSER }).then((response) => response.arrayBuffer());
  const body = await rawBody(url);
  await using bare = await startBareServer(body.bytes, body.contentType, body.encoding);

  const shopLoads: Load[] = [];
  const bareLoads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const common = { seconds: SECONDS_PER_ROUND, headers: AS_A_BROWSER };
    bareLoads.push(await measureLoad({ ...common, url: bare.url, serverPid: bare.pid }));
    shopLoads.push(await measureLoad({ ...common, url, serverPid: shop.process.pid }));
  }
  const [shopLoad, bareLoad] = [median(shopLoads), median(bareLoads)];
  return { shop: shopLoad, bare: bareLoad, ratio: shopLoad.requestsPerSecond / bareLoad.requestsPerSecond };
}

/** fetch would decompress; the bare server must send the same bytes the shop does. */
async function rawBody(url: string) {
  const { request } = await import('node:http');
  const outgoing = request(url, { headers: AS_A_BROWSER });
  outgoing.end();
  const [incoming] = await once(outgoing, 'response');
  const bytes = Buffer.concat(await incoming.toArray());
  return {
    bytes,
    contentType: String(incoming.headers['content-type']),
    encoding: String(incoming.headers['content-encoding'] ?? ''),
  };
}

async function startBareServer(bytes: Buffer, contentType: string, encoding: string) {
  const folder = await mkdtemp(join(tmpdir(), 'oyin-bench-'));
  const file = join(folder, 'body');
  await writeFile(file, bytes);
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [file, contentType, encoding]);
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function median(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
