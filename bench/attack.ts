import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startTestShop } from '../server/testing/shop-process.ts';
import { lookAround } from '../server/testing/shopper.ts';
import { type Answers, attack, holdSockets, listAttacks, rush, type Target, VICTIM } from './attackers.ts';
import { type Bystander, sayBystander } from './bystander.ts';

/*
 * Everything strangers could do to a shop at once, on this machine alone: `npm run attack`, about three minutes. A bystander opens pages
 * all the while and the owner signs in. What the bystander waits is compared with the same walk while the same calls go to a server
 * that does nothing, so that a slow or busy machine changes both.
 */

const AIM = 3;
const WARM_UP_MS = 5_000;
const QUIET_MS = 30_000;
const ATTACK_MS = 95_000;
const RUSH_OF_ORDERS = 400;
const RUSH_LIMIT_MS = 30_000;
const MAILS_MAX = 10;
const FREE_SHARE = 0.7;
const OWNER_EVERY_MS = 10_000;
const SLOW_HEADERS = 'POST /api/orders HTTP/1.1\r\nhost: shop\r\nx-slow: ';
const SLOW_UPLOAD =
  'POST /api/custom-orders/pictures HTTP/1.1\r\nhost: shop\r\ncontent-type: image/jpeg\r\ncontent-length: 9000000\r\n\r\n';

const verdicts: boolean[] = [];
function judge(isGood: boolean, words: string): void {
  verdicts.push(isGood);
  console.log(`${isGood ? 'PASS' : 'FAIL'}  ${words}`);
}

const shop = await startTestShop({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' });
const standIn = new Worker(new URL('stand-in-thread.ts', import.meta.url));
const { url } = shop;
const [, ownerEmail = ''] = /Administrator: (\S+)/.exec(shop.output()) ?? [];
const [, ownerPassword = ''] = /^\s*Password: (\S+)/m.exec(shop.output()) ?? [];

try {
  const [standInPort] = (await once(standIn, 'message')) as [number];
  const { freeSlots, makePickup } = await lookAround(url);
  const target: Target = { ownerEmail, freeSlots, makePickup };
  const [slot = { day: '', windowId: '' }] = freeSlots;
  const productId = makePickup(slot).lines[0]?.productId ?? '';
  const paths = ['/', `/products/${productId}`, '/checkout'];
  const owner = await openOwner();

  await walkBeside(paths, WARM_UP_MS);
  const { walk: quiet } = await attackBeside(`http://127.0.0.1:${standInPort}`, paths, QUIET_MS, target);
  const { walk: busy, answers, signIns } = await attackBeside(url, paths, ATTACK_MS, target, owner);

  const rushBegin = performance.now();
  const rushed = await rush(url, RUSH_OF_ORDERS, target);
  answers.set('rush of orders', rushed);
  const rushMs = performance.now() - rushBegin;

  console.log('\nbystander           quiet p50/p99   attacked p50/p99   ratio of p50/p99');
  const waits = [...quiet].map(([path, before]) => sayBystander(path, before, busy.get(path) ?? []));
  for (const { words } of waits) console.log(words);
  console.log('\nattack              answers');
  for (const [name, counted] of answers) {
    console.log(
      `${name.padEnd(20)}${[...counted].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    );
  }
  const faults = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":"fatal"'));
  for (const line of faults.slice(0, 5)) console.log(line.slice(0, 600));

  console.log('');
  const worst = Math.max(...waits.map(({ ratio }) => ratio));
  judge(worst <= AIM, `a bystander's p99 is ${worst.toFixed(1)} times the quiet one (${AIM} at most)`);
  const { freeSlots: left } = await lookAround(url);
  judge(
    left.length >= freeSlots.length * FREE_SHARE,
    `the calendar has ${left.length} of ${freeSlots.length} slots free (${FREE_SHARE * 100} % at least)`,
  );
  const mails = await countMails();
  judge(mails <= MAILS_MAX, `one mailbox got ${mails} mails (${MAILS_MAX} at most)`);
  const came = signIns.filter((status) => status === 200).length;
  judge(
    signIns.length > 0 && came === signIns.length,
    `the owner signed in ${came} times of ${signIns.length}`,
  );
  const countAll = (wanted: string) =>
    [...answers.values()].reduce((sum, counted) => sum + (counted.get(wanted) ?? 0), 0);
  judge(
    countAll('500') === 0 && faults.length === 0,
    `${countAll('500')} answers were 500, ${faults.length} faults are in the log`,
  );
  judge(countAll('broken') === 0, `${countAll('broken')} calls got no answer`);
  for (const name of ['slow headers', 'slow uploads']) {
    const ended = answers.get(name)?.get('ended by the shop') ?? 0;
    const opened = answers.get(name)?.get('opened') ?? 0;
    judge(
      opened > 0 && ended >= opened * 0.9,
      `${ended} of ${opened} connections with ${name} were ended by the shop`,
    );
  }
  judge(
    rushMs <= RUSH_LIMIT_MS,
    `${RUSH_OF_ORDERS} orders in one moment were answered in ${(rushMs / 1_000).toFixed(1)} s (${RUSH_LIMIT_MS / 1_000} s at most)`,
  );
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} finally {
  await standIn.terminate();
  await shop.stop();
}

type Owner = { readonly signIn: () => Promise<number> };

/** All kinds at once against one address; the slow ones and the owner only where the shop itself is meant. */
async function attackBeside(
  attacked: string,
  paths: readonly string[],
  lastsMs: number,
  target: Target,
  owner?: Owner,
) {
  const until = Date.now() + lastsMs;
  const isOver = () => Date.now() >= until;
  const signIns: number[] = [];
  const answers = new Map<string, Answers>();
  const keep = async (name: string, counted: Promise<Answers>) => void answers.set(name, await counted);
  const attackers = [
    ...listAttacks(target).map((each) => keep(each.name, attack(each, attacked, isOver))),
    ...(owner
      ? [
          keep('slow headers', holdSockets(url, SLOW_HEADERS, isOver)),
          keep('slow uploads', holdSockets(url, SLOW_UPLOAD, isOver)),
          watchOwner(owner, signIns, isOver),
        ]
      : []),
  ];
  const walk = await walkBeside(paths, lastsMs);
  await Promise.all(attackers);
  return { walk, answers, signIns };
}

async function walkBeside(paths: readonly string[], lastsMs: number): Promise<Bystander> {
  const workerData = { url, paths, until: Date.now() + lastsMs };
  const thread = new Worker(new URL('bystander-thread.ts', import.meta.url), { workerData });
  const [times] = (await once(thread, 'message')) as [Bystander];
  return times;
}

/** In a network of her own, with a browser that has signed in before. */
async function openOwner(): Promise<Owner> {
  const cookies = new Map<string, string>();
  const signIn = async () => {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        origin: url,
        'x-forwarded-for': '192.0.2.7',
        'content-type': 'application/json',
        cookie: [...cookies].map((each) => each.join('=')).join('; '),
      },
      body: JSON.stringify({ email: ownerEmail, password: ownerPassword }),
    });
    await answer.arrayBuffer();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer.status;
  };
  await signIn();
  return { signIn };
}

async function watchOwner({ signIn }: Owner, statuses: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    statuses.push(await signIn().catch(() => 0));
    await pause(OWNER_EVERY_MS);
  }
}

async function countMails(): Promise<number> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(VICTIM)}`);
  const { mails } = (await answer.json()) as { readonly mails: readonly unknown[] };
  return mails.length;
}
