import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusalSchema } from '../../contract/refusal.ts';
import { DEMO_CALENDAR } from '../demo/delivery-plan.ts';
import { listEndpoints } from '../features/api-docs/list-endpoints.ts';
import { GOOD_BODIES, IN_TWO_WEEKS, UUID } from '../testing/good-bodies.ts';
import {
  escapeForAddress,
  ODD_BODIES,
  ODD_PATH_PARTS,
  ODD_QUERIES,
  ODD_TEXTS,
  ODD_VALUES,
} from '../testing/hostile-input.ts';
import { setOutBakery } from '../testing/order-desk.ts';
import { openProductDesk } from '../testing/product-desk.ts';
import { SHOP_URL } from '../testing/shop-app.ts';
import { ACCESS_TABLE, type AccessRow } from './access-table.ts';

/** Fewer than the uploads that are taken at once: who is told to wait has not been answered. */
const AT_ONCE = 5;

/** The provider's own calls end sessions and change passwords, so they have a test of their own below. */
const isOfProvider = ([, path]: AccessRow) => path.startsWith('/api/auth/');
const ROWS = ACCESS_TABLE.filter((row) => !isOfProvider(row));
const READS = ROWS.filter(([method]) => method === 'GET');
const WRITES = ROWS.filter(([method]) => method !== 'GET');

const LARGE_LENGTH = 2_000;
const ODD_TYPES = ['text/plain', 'multipart/form-data; boundary=a', 'image/png', '*/*', 'json'];
const HARMLESS_TEXTS = [
  'كعكة',
  '👩🏽‍🍳🎂',
  "'; drop table products; --",
  '<b>&amp;',
  '#{7*7} %_\\',
  '__proto__',
];

const ENDPOINTS = await listEndpoints();

/** The parameters of each list, each of which is given something odd. */
function listParameters(path: string): readonly string[] {
  const query = ENDPOINTS.find((each) => each.method === 'GET' && each.path === path)?.querySchema;
  return query && 'shape' in query ? Object.keys(query.shape as object) : [];
}

type Attempt = {
  readonly method: string;
  readonly path: string;
  readonly contentType?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

async function openUnderAttack() {
  const { shop, owner, create, addPicture } = await openProductDesk({ rateLimitFactor: 1_000 });
  await create({ status: 'published' });
  await setOutBakery(shop.db, DEMO_CALENDAR);
  const token = await owner.fetchToken();

  /** What is wrong with the answer, if it is neither done nor refused in the one form that refusals have. */
  async function findFault({ method, path, contentType, body }: Attempt): Promise<string | undefined> {
    const answer = await shop.app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        origin: SHOP_URL,
        'idempotency-key': randomUUID(),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    // Who is turned away at the door has not tried what is behind it.
    const isTurnedAway = [401, 403].includes(answer.status) && !text.includes('"not_signed"');
    if (answer.status < 400 || (answer.status < 500 && !isTurnedAway && isRefusal(text))) return undefined;
    return `${answer.status} to ${method} ${path} ${String(body).slice(0, 200)}: ${text.slice(0, 200)}`;
  }

  return {
    /** Names what is really there in the place of what only looks like it. */
    makeReal: async (body: object): Promise<object> => ({
      ...body,
      ...('ownerId' in body && { ownerId: owner.userId }),
      ...('pictures' in body &&
        'category' in body && { pictures: [{ id: await addPicture(), alt: 'A pie' }] }),
    }),

    async listFaults(attempts: readonly Attempt[]): Promise<readonly string[]> {
      const faults: (string | undefined)[] = [];
      for (let start = 0; start < attempts.length; start += AT_ONCE) {
        const answered = attempts.slice(start, start + AT_ONCE).map(findFault);
        faults.push(...(await Promise.all(answered)));
      }
      return faults.filter((fault) => fault !== undefined);
    },
  };
}

function isRefusal(text: string): boolean {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const fill = (path: string, id = 'meat-pie', day = IN_TWO_WEEKS) =>
  path.replace(':id', id).replace(':day', day);
const asJson = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });

/** What is large costs more than all the rest together and is met by the same reader everywhere: a place gets one of them, in turn. */
function createShare<Odd>(odd: readonly Odd[], measure: (each: Odd) => number) {
  const large = odd.filter((each) => measure(each) > LARGE_LENGTH);
  const others = odd.filter((each) => measure(each) <= LARGE_LENGTH);
  let turn = 0;
  return (): readonly Odd[] => [...others, ...large.slice(turn++ % large.length).slice(0, 1)];
}

const shareOddBodies = createShare(ODD_BODIES, ({ length }) => length);
const shareOddValues = createShare(ODD_VALUES, (value) => JSON.stringify(value).length);

/** The body with each of its parts, in turn, replaced by each of the odd values. */
function* spoil(part: unknown): Generator<unknown> {
  yield* shareOddValues();
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    for (const odd of spoil(value)) {
      yield Array.isArray(part) ? part.with(Number(key), odd) : { ...part, [key]: odd };
    }
  }
}

test('whatever stands in a body instead of JSON is refused, and never a fault', async () => {
  const { listFaults } = await openUnderAttack();
  const attempts = WRITES.flatMap(([method, row]): Attempt[] => {
    const path = fill(row);
    return [
      { method, path },
      ...shareOddBodies().map((body) => ({ method, path, contentType: 'application/json', body })),
      ...ODD_TYPES.map((contentType) => ({ method, path, contentType, body: '{"name":"a"}' })),
    ];
  });
  expect(attempts.length).toBeGreaterThan(500);
  expect(await listFaults(attempts)).toEqual([]);
});

test('of every call that takes a body there is a good one to be spoilt', () => {
  const spoilt = new Set(GOOD_BODIES.map(([call]) => call));
  const withBody = ENDPOINTS.filter(({ bodySchema }) => bodySchema).map(
    (each) => `${each.method} ${each.path}`,
  );
  const calls = WRITES.map(([method, path]) => `${method} ${path}`).filter((call) => withBody.includes(call));
  expect(calls.filter((call) => !spoilt.has(call))).toEqual([]);
});

const isOfDesk = ([call]: (typeof GOOD_BODIES)[number]) => call.includes(' /api/admin/');

test.each([
  ['the shop window', GOOD_BODIES.filter((row) => !isOfDesk(row))],
  ['the desk', GOOD_BODIES.filter(isOfDesk)],
])('whatever stands in the place of any part of a body for %s is refused or harmless', async (_, rows) => {
  const { listFaults, makeReal } = await openUnderAttack();
  const calls = ROWS.map(([method, path]) => `${method} ${path}`);
  for (const [call, good] of rows) {
    expect(calls).toContain(call);
    const [method = '', path = ''] = call.split(' ');
    const bodies = [...spoil(await makeReal(good))];
    const attempts = bodies.map((body) => ({ method, path: fill(path), ...asJson(body) }));
    expect(await listFaults(attempts)).toEqual([]);
  }
});

test('whatever stands in the place of an id is nowhere, and never a fault', async () => {
  const { listFaults } = await openUnderAttack();
  const attempts = ROWS.filter(([, path]) => /:(?:id|day)/.test(path)).flatMap(([method, path]) =>
    ODD_PATH_PARTS.map((part) => ({
      method,
      path: fill(path, part, part),
      ...(method !== 'GET' && asJson({ price: 1 })),
    })),
  );
  expect(attempts.length).toBeGreaterThan(300);
  expect(await listFaults(attempts)).toEqual([]);
});

test('whatever stands in a query is refused or harmless', async () => {
  const { listFaults } = await openUnderAttack();
  const queries = READS.flatMap(([, path]) => [
    ...ODD_QUERIES.map((query) => fill(path) + query),
    ...listParameters(path).flatMap((name) =>
      ODD_TEXTS.map((text) => `${fill(path)}?${name}=${escapeForAddress(text)}`),
    ),
  ]);
  const cursors = ODD_VALUES.flatMap((odd) =>
    ['updated', 'name', 'price-up'].map((sort) => {
      const cursor = Buffer.from(JSON.stringify([sort, odd, odd]))
        .toString('base64url')
        .slice(0, 1_200);
      return `/api/admin/products?sort=${sort}&cursor=${cursor}`;
    }),
  );
  const attempts = [...queries, ...cursors].map((path) => ({ method: 'GET', path }));
  expect(attempts.length).toBeGreaterThan(700);
  expect(await listFaults(attempts)).toEqual([]);
});

test('the identity provider’s open calls refuse whatever is no request of theirs, and never fail', async () => {
  const { listFaults } = await openUnderAttack();
  const rows = ACCESS_TABLE.filter((row) => isOfProvider(row) && row[2] === 'identity');
  const attempts = rows.flatMap(([method, path]): Attempt[] =>
    method === 'GET'
      ? ODD_QUERIES.map((query) => ({ method, path: path + query }))
      : ODD_BODIES.map((body) => ({ method, path, contentType: 'application/json', body })),
  );
  expect(attempts.length).toBeGreaterThan(100);
  expect(await listFaults(attempts)).toEqual([]);
});

test('whatever is asked for in the place of a picture is not there, and never a fault', async () => {
  const { listFaults } = await openUnderAttack();
  const paths = ODD_PATH_PARTS.flatMap((part) => [
    `/pictures/${part}/320.avif`,
    `/pictures/${UUID}/${part}`,
    `/pictures/${UUID}/${part}.avif`,
  ]);
  expect(await listFaults(paths.map((path) => ({ method: 'GET', path })))).toEqual([]);
});

test('odd but harmless texts are kept and given back to the letter', async () => {
  const { owner, create } = await openProductDesk();
  for (const text of HARMLESS_TEXTS) {
    const created = await create({ name: text, description: text, flavorTags: [text] });
    const answer = await owner.ask(`/api/admin/products/${created.id}`);
    expect(await answer.json()).toMatchObject({ name: text, description: text, flavorTags: [text] });
    const found = await owner.ask(`/api/admin/products?search=${encodeURIComponent(text)}`);
    expect(await found.json()).toMatchObject({ data: [{ id: created.id }], total: 1 });
  }
});
