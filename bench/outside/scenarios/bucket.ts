import { join } from 'node:path';
import { findFreePort } from '../../../server/database/embedded/free-port.ts';
import { startBucket } from '../services.ts';
import { type Scenario, Skipped } from '../table.ts';
import { isAway, must, type World } from '../world.ts';

/** The addresses of the pictures of products, each in a size of its own. */
async function listPictures(url: string): Promise<readonly string[]> {
  const html = await (await fetch(`${url}/products`)).text();
  return [
    ...new Set(
      [...html.matchAll(/\/pictures\/[\da-f-]{36}\/\d+\.(?:avif|webp)/g)].map(([address]) => address),
    ),
  ];
}

export function listBucketScenarios(world: World, folder: string): readonly Scenario[] {
  return [
    {
      name: 's3rver 3.7: pictures are kept there and shown; away: 503 with Retry-After, and a page for people',
      run: async () => {
        const bucket = await startBucket(folder, await findFreePort());
        // The shop of the other scenarios has put its pictures in a folder.
        await world
          .withNewShop(join(folder, 'shop'), bucket.environment, async ({ url }) => {
            const [first = '', ...others] = await listPictures(url);
            must(first !== '', 'no picture on the products page');
            const shown = await fetch(url + first);
            must(shown.status === 200, `a picture is answered ${shown.status}`);
            await bucket.stop();
            const lost = others.at(-1) ?? '';
            must(isAway(await fetch(url + lost)), 'a picture is no 503 with Retry-After');
            const page = await fetch(url + lost, { headers: { accept: 'text/html' } });
            must(
              isAway(page) && (await page.text()).includes('We can’t load our pictures'),
              'no page says so',
            );
          })
          .finally(bucket.stop);
      },
    },
    {
      name: 'OpenStack Swift',
      run: async () => {
        throw new Skipped('needs accounts, rings and three daemons of its own; s3rver stands in');
      },
    },
  ];
}
