import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGhostContent } from '../../../server/adapters/content/ghost.ts';
import { findFreePort } from '../../../server/database/embedded/free-port.ts';
import { becomeGhostAuthor, CARDS, paragraph } from '../ghost-author.ts';
import { startGhost } from '../services.ts';
import { type Scenario, Skipped } from '../table.ts';
import { isAway, must, readAsOwner, type World } from '../world.ts';

/** A fresh Ghost with a few stories. Where it cannot run, every scenario says so. */
async function openGhost(folder: string, shopUrl: string) {
  const service = await startGhost(folder, await findFreePort());
  const author = await becomeGhostAuthor(service.url);
  await author.publish('posts', {
    title: 'Heat',
    slug: 'heat',
    blocks: [paragraph('Butter melts.'), paragraph('Our returns', `${shopUrl}/returns`), ...CARDS],
  });
  await author.publish('posts', {
    title: 'Secret',
    slug: 'secret',
    visibility: 'paid',
    blocks: [paragraph('For money.')],
  });
  await author.publish('pages', {
    title: 'Our terms',
    slug: 'terms',
    tags: ['#oyin'],
    blocks: [paragraph('Fair and square.')],
  });
  return { ...service, key: author.key };
}

async function readFault(site: { readonly url: string; readonly key: string }): Promise<string> {
  const port = createGhostContent({ site, publicUrl: 'https://shop.example' });
  return String(
    await port.readPublished().then(
      () => 'nothing was wrong',
      (error: unknown) => error,
    ),
  );
}

export async function listGhostScenarios(
  world: World,
  folder: string,
  opened: AsyncDisposableStack,
): Promise<readonly Scenario[]> {
  // Stories link to the shop, so its address is known before it opens.
  const shopPort = await findFreePort();
  const ghost = await openGhost(folder, `http://localhost:${shopPort}`).catch(
    (error: unknown) => error as Error,
  );
  if (!(ghost instanceof Error)) opened.defer(ghost.stop);
  const withGhost = (run: (site: Awaited<ReturnType<typeof openGhost>>) => Promise<void>) => async () => {
    if (!(ghost instanceof Error)) return run(ghost);
    throw ghost instanceof Skipped ? ghost : new Skipped(`Ghost cannot be set up here: ${ghost.message}`);
  };
  const settings = (site: { readonly url: string; readonly key: string }, url = site.url) => ({
    CONTENT_URL: url,
    CONTENT_KEY: site.key,
    PORT: String(shopPort),
  });

  return [
    {
      name: 'stories come with every card right, links to the shop lose ref, what is paid for is not shown',
      run: withGhost((site) =>
        world.withShop(settings(site), async ({ url, output }) => {
          const story = await (await fetch(`${url}/blog/heat`)).text();
          const words = [
            'Butter melts.',
            'Baking in the heat',
            'How butter stays cold.',
            'flour 500g',
            '# salt 10g',
            'Kneading',
            'https://www.youtube.com/watch?v=abc123',
            'Watch the video',
            'https://media.example/dough.mp4',
            'Listen: Morning',
            'Price list',
            'href="/returns"',
          ];
          for (const word of words) must(story.includes(word), `“${word}” is missing`);
          for (const word of ['Join our letter', 'Subscribe', 'No spam.', '/returns?', '<iframe'])
            must(!story.includes(word), `“${word}” is there`);
          // The video's length, and not a moment of the day such as 10:34.
          must(!/(?<!\d)0:34/.test(story), 'the player of the video is there');
          must((await fetch(`${url}/blog/secret`)).status === 404, 'a paid story is shown');
          must(!/"level":"error"/.test(output()), 'an unknown page logged an error');
        }),
      ),
    },
    {
      name: 'a page with the tag #oyin takes the place of the shop’s, a fresh Ghost’s own About does not',
      run: withGhost((site) =>
        world.withShop(settings(site), async ({ url }) => {
          must(
            (await (await fetch(`${url}/terms`)).text()).includes('Fair and square.'),
            'the terms are not Ghost’s',
          );
          const about = await (await fetch(`${url}/about`)).text();
          must(!about.includes('About this site'), 'the About of a fresh Ghost is shown');
        }),
      ),
    },
    {
      name: 'a wrong key, a redirect and a refused connection are told apart',
      run: withGhost(async (site) => {
        const redirecting = createServer(
          (_, response) => void response.writeHead(301, { location: `${site.url}/` }).end(),
        );
        await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
        const { port } = redirecting.address() as AddressInfo;
        const { key } = site;
        const faults = [
          await readFault({ url: site.url, key: '0'.repeat(26) }),
          await readFault({ url: `http://127.0.0.1:${port}`, key }),
          await readFault({ url: `http://127.0.0.1:${await findFreePort()}`, key }),
        ];
        redirecting.close();
        const expected = [/accept the key \(401\)/, /redirects to/, /refused the connection/];
        for (const [place, words] of expected.entries())
          must(words.test(faults[place] ?? ''), `said: ${faults[place]}`);
      }),
    },
    {
      name: 'a start while Ghost is away shows what was read last, and the owner reads why under Settings',
      run: withGhost(async (site) => {
        await site.stop();
        await world.withShop(settings(site), async ({ url }) => {
          must(
            (await (await fetch(`${url}/blog/heat`)).text()).includes('Butter melts.'),
            'the story is gone',
          );
          must(
            (await (await fetch(`${url}/sitemap.xml`)).text()).includes('/blog/heat'),
            'the sitemap is emptied',
          );
          must(
            (await readAsOwner(url, '/api/admin/settings/services')).includes('refused the connection'),
            'the owner hears nothing',
          );
        });
      }),
    },
    {
      name: 'a start without any reading answers 503 with Retry-After for stories and sitemap, never 404',
      run: withGhost((site) =>
        world.withShop(settings(site, site.url.replace('127.0.0.1', 'localhost')), async ({ url }) => {
          for (const path of ['/blog', '/blog/heat', '/sitemap.xml'])
            must(isAway(await fetch(url + path)), `${path} is no 503`);
          must((await fetch(`${url}/about`)).status === 200, 'the shop’s own pages are gone');
        }),
      ),
    },
  ];
}
