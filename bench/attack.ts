import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startTestShop } from '../server/testing/shop-process.ts';
import { lookAround, orderFrom } from '../server/testing/shopper.ts';
import { type Bystander, sayBystander } from './bystander.ts';

/*
 * Everything strangers could do to a shop at once, on this machine alone and for two minutes at most: `npm run attack`. A
 * bystander opens pages all the while, the owner signs in, and the calendar is looked at afterwards. The attackers' networks
 * are told by the loopback proxy that the shop trusts.
 */

const AIM = 3;
const ATTACK_MS = 60_000;
const QUIET_MS = 8_000;
const NETWORKS = 1_000;
const ADDRESSES = 10_000;
const SLOW_CONNECTIONS = 200;

const shop = await startTestShop({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' });
const { url } = shop;
const [, ownerEmail = ''] = /Administrator: (\S+)/.exec(shop.output()) ?? [];
const [, ownerPassword = ''] = /^\s*Password: (\S+)/m.exec(shop.output()) ?? [];
const counts = new Map<string, Map<string, number>>();
let isOver = false;

try {
  const { freeSlots, makePickup } = await lookAround(url);
  const productId = makePickup({ day: '', windowId: '' }).lines[0]?.productId ?? '';
  const paths = ['/', `/products/${productId}`, '/checkout'];
  await walkBeside(paths, Date.now() + 2_000);
  const quiet = await walkBeside(paths, Date.now() + QUIET_MS);

  const until = Date.now() + ATTACK_MS;
  const end = setTimeout(() => {
    isOver = true;
  }, ATTACK_MS);
  const signIns: number[] = [];
  const attackers = [
    attack('password walks', 4, (turn) =>
      signInAs(ownerEmail, 'qwertyuiop'.repeat(12).slice(0, 100 + (turn % 28)), turn),
    ),
    attack('lock-outs', 2, (turn) => signInAs(ownerEmail, `wrong password ${turn}`, turn)),
    attack('fake orders', 4, async (turn) => {
      const slot = freeSlots[turn % freeSlots.length];
      if (!slot) return 'no slot';
      const payment = turn % 2 === 0 ? 'at_pickup' : 'transfer';
      const input = makePickup(slot, { payment });
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { ...from(turn), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(input),
      });
      await answer.arrayBuffer();
      return String(answer.status);
    }),
    attack('mail floods', 2, async (turn) => {
      const slot = freeSlots[turn % freeSlots.length];
      if (!slot) return 'no slot';
      const contact = {
        name: 'Victim',
        email: 'victim@bakery.example',
        phone: `+23480${String(turn).padStart(8, '0')}`,
      };
      const answer = await orderFrom(url, makePickup(slot, { contact }), randomUUID());
      await answer.arrayBuffer();
      return String(answer.status);
    }),
    attack('made-up addresses', 4, async (turn) => {
      const answer = await fetch(`${url}/products/made-up-${turn % ADDRESSES}-${randomUUID()}`, {
        headers: from(turn),
      });
      await answer.arrayBuffer();
      return String(answer.status);
    }),
    holdSockets('slow headers', 'POST /api/orders HTTP/1.1\r\nhost: shop\r\nx-slow: '),
    holdSockets(
      'slow uploads',
      'POST /api/custom-orders/pictures HTTP/1.1\r\nhost: shop\r\ncontent-type: image/jpeg\r\ncontent-length: 9000000\r\n\r\n',
    ),
    watchOwner(signIns),
  ];
  const busy = await walkBeside(paths, until);
  clearTimeout(end);
  isOver = true;
  await Promise.all(attackers);

  const isCalm = report(quiet, busy);
  const { freeSlots: left } = await lookAround(url);
  const hasRoom = left.length >= freeSlots.length * 0.7;
  console.log(
    `calendar: ${left.length} of ${freeSlots.length} slots are still free: ${hasRoom ? 'as aimed at' : 'TOO FEW'}`,
  );
  const mails = await countMails('victim@bakery.example');
  console.log(`mails to one victim: ${mails}: ${mails <= 10 ? 'as aimed at' : 'TOO MANY'}`);
  console.log(
    `the owner signed in ${signIns.filter((status) => status === 200).length} times of ${signIns.length}`,
  );
  console.log('\nattack              answers');
  for (const [name, answers] of counts) {
    const said = [...answers].map(([status, count]) => `${status}: ${count}`).join(', ');
    console.log(`${name.padEnd(20)}${said}`);
  }
  const ownerGotIn = signIns.some((status) => status === 200);
  process.exitCode = isCalm && hasRoom && mails <= 10 && ownerGotIn ? 0 : 1;
} finally {
  isOver = true;
  await shop.stop();
}

async function walkBeside(paths: readonly string[], until: number): Promise<Bystander> {
  const workerData = { url, paths, until };
  const thread = new Worker(new URL('bystander-thread.ts', import.meta.url), { workerData });
  const [times] = (await once(thread, 'message')) as [Bystander];
  return times;
}

function from(turn: number): Record<string, string> {
  const network = turn % NETWORKS;
  return { origin: url, 'x-forwarded-for': `100.64.${Math.floor(network / 250)}.${(network % 250) + 1}` };
}

/** So many at once, one after another, until it is over. */
async function attack(name: string, atOnce: number, act: (turn: number) => Promise<string>): Promise<void> {
  const answers = new Map<string, number>();
  counts.set(name, answers);
  let turn = 0;
  const run = async () => {
    while (!isOver) {
      const outcome = await act(turn++).catch(() => 'broken');
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

async function signInAs(email: string, password: string, turn: number): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...from(turn), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await answer.arrayBuffer();
  return String(answer.status);
}

/** Connections that say a little now and then and never finish. */
async function holdSockets(name: string, beginning: string): Promise<void> {
  const answers = new Map<string, number>([['opened', 0]]);
  counts.set(name, answers);
  const add = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname, () => {
      add('opened');
      socket.write(beginning);
    });
    socket.on('error', () => {});
    socket.on('close', () => add('closed'));
    socket.resume();
    return socket;
  });
  while (!isOver) {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
    await pause(1_000);
  }
  for (const socket of sockets) socket.destroy();
}

/** From a network of her own, now and then; the browser she has signed in with before is known to the shop. */
async function watchOwner(statuses: number[]): Promise<void> {
  let cookie = '';
  while (!isOver) {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        origin: url,
        'x-forwarded-for': '192.0.2.7',
        'content-type': 'application/json',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify({ email: ownerEmail, password: ownerPassword }),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    statuses.push(answer?.status ?? 0);
    cookie ||=
      answer?.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') ?? '';
    await pause(10_000);
  }
}

async function countMails(address: string): Promise<number> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { readonly mails: readonly unknown[] };
  return mails.length;
}

function report(quiet: Bystander, busy: Bystander): boolean {
  console.log('bystander           quiet p50/p99   attacked p50/p99   ratio of p50/p99');
  let isCalm = true;
  for (const [path, before] of quiet) {
    const { words, ratio } = sayBystander(path, before, busy.get(path) ?? []);
    isCalm &&= ratio <= AIM;
    console.log(words);
  }
  console.log(`aim: ${AIM} times as long at most: ${isCalm ? 'as aimed at' : 'TOO SLOW'}`);
  return isCalm;
}
