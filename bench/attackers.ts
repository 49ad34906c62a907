import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { SlotChoice } from '../contract/availability.ts';
import type { OrderPlacement } from '../contract/orders.ts';

export type Answers = Map<string, number>;

/** What one kind of attack does in its turn, and how often. */
export type Attack = {
  readonly name: string;
  readonly perSecond: number;
  readonly act: (url: string, turn: number) => Promise<string>;
};

export type Target = {
  readonly ownerEmail: string;
  readonly freeSlots: readonly SlotChoice[];
  readonly makePickup: (slot: SlotChoice, differences?: Partial<OrderPlacement>) => OrderPlacement;
};

const NETWORKS = 1_000;
/** A shop that does not answer is not asked more and more. */
const UNDER_WAY_MAX = 100;
const SLOW_CONNECTIONS = 200;
export const VICTIM = 'victim@bakery.example';

/** The attackers' networks are told by the loopback proxy that the shop trusts. */
function nameNetwork(turn: number): string {
  const network = turn % NETWORKS;
  return `100.64.${Math.floor(network / 250)}.${(network % 250) + 1}`;
}

async function send(url: string, turn: number, path: string, body?: object): Promise<string> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin: url,
      'x-forwarded-for': nameNetwork(turn),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return String(answer.status);
}

export function listAttacks({ ownerEmail, freeSlots, makePickup }: Target): readonly Attack[] {
  const signIn = (url: string, turn: number, password: string) =>
    send(url, turn, '/api/auth/sign-in/email', { email: ownerEmail, password });
  const order = (url: string, turn: number, differences: Partial<OrderPlacement>) => {
    const slot = freeSlots[turn % freeSlots.length];
    if (!slot) return Promise.resolve('no slot');
    return send(url, turn, '/api/orders', makePickup(slot, differences));
  };
  return [
    {
      name: 'password walks',
      perSecond: 3,
      act: (url, turn) => signIn(url, turn, `${'1qaz2wsx'.repeat(12).slice(0, 90 + (turn % 6))}~~`),
    },
    {
      name: 'lock-outs',
      perSecond: 3,
      act: (url, turn) => signIn(url, turn, `wrong password ${turn}`),
    },
    {
      name: 'fake orders',
      perSecond: 5,
      act: (url, turn) => order(url, turn, { payment: turn % 2 === 0 ? 'at_pickup' : 'transfer' }),
    },
    {
      name: 'mail floods',
      perSecond: 5,
      act: (url, turn) =>
        order(url, turn, {
          contact: { name: 'Victim', email: VICTIM, phone: `+23480${String(turn).padStart(8, '0')}` },
        }),
    },
    {
      name: 'made-up addresses',
      perSecond: 110,
      act: (url, turn) => send(url, turn, `/products/made-up-${turn}-${randomUUID()}`),
    },
  ];
}

/** At its own pace until it is over, whatever the answers are. */
export async function attack(
  { perSecond, act }: Attack,
  url: string,
  isOver: () => boolean,
): Promise<Answers> {
  const answers: Answers = new Map();
  const underWay = new Set<Promise<void>>();
  const begin = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    const turnAt = begin + (turn * 1_000) / perSecond;
    await pause(Math.max(0, turnAt - performance.now()));
    if (underWay.size >= UNDER_WAY_MAX) await Promise.race(underWay);
    const answered = act(url, turn)
      .catch(() => 'broken')
      .then((outcome) => void answers.set(outcome, (answers.get(outcome) ?? 0) + 1));
    underWay.add(answered);
    void answered.then(() => underWay.delete(answered));
  }
  await Promise.all(underWay);
  return answers;
}

/** Orders that all come in the same moment, from as many networks. */
export async function rush(url: string, count: number, { freeSlots, makePickup }: Target): Promise<Answers> {
  const answers: Answers = new Map();
  const [slot] = freeSlots;
  if (!slot) return answers;
  await Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const contact = {
        name: 'Rush',
        email: `rush-${turn}@bakery.example`,
        phone: `+23481${turn + 10_000_000}`,
      };
      const outcome = await send(url, turn, '/api/orders', makePickup(slot, { contact })).catch(
        () => 'broken',
      );
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    }),
  );
  return answers;
}

/** Connections that say a little now and then and never finish; how many of them the shop has ended. */
export async function holdSockets(url: string, beginning: string, isOver: () => boolean): Promise<Answers> {
  const answers: Answers = new Map([
    ['opened', 0],
    ['ended by the shop', 0],
  ]);
  const add = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  const { port } = new URL(url);
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      add('opened');
      socket.write(beginning);
    });
    socket.on('error', () => {});
    socket.on('close', () => !isOver() && add('ended by the shop'));
    socket.resume();
    return socket;
  });
  while (!isOver()) {
    for (const socket of sockets) if (socket.writable) socket.write('x');
    await pause(1_000);
  }
  for (const socket of sockets) socket.destroy();
  return answers;
}
