import type { Endpoint } from '../../contract/endpoint.ts';
import { listEndpoints } from '../features/api-docs/list-endpoints.ts';
import type { Attempt } from './attack-shop.ts';
import { IN_TWO_WEEKS, UUID } from './good-bodies.ts';
import {
  escapeForAddress,
  ODD_BODIES,
  ODD_PATH_PARTS,
  ODD_QUERIES,
  ODD_TEXTS,
  ODD_VALUES,
} from './hostile-input.ts';

/** How many of the odd things every place is given, and every how many places one of the large ones. */
export type Thoroughness = { readonly perPlace: number; readonly largeEvery: number };

const ENDPOINTS = await listEndpoints();
/** The provider's own calls end sessions and change passwords, so they are listed by themselves. */
const [PROVIDER_CALLS = [], CALLS = []] = [true, false].map((isOfProvider) =>
  ENDPOINTS.filter(({ path }) => path.startsWith('/api/auth/') === isOfProvider),
);
const READS = CALLS.filter(({ method }) => method === 'GET');
export const WRITES = CALLS.filter(({ method }) => method !== 'GET');
const OPEN_PROVIDER_CALLS = PROVIDER_CALLS.filter(({ access }) => access === 'identity');

const LARGE_LENGTH = 2_000;
const ODD_TYPES = ['text/plain', 'multipart/form-data; boundary=a', 'image/png', '*/*', 'json'];

/** Calls with something odd in every place where a call may say something. */
export function createHostileAttempts({ perPlace, largeEvery }: Thoroughness) {
  /** The next place gets those that follow: every place is tried, and everything odd somewhere. */
  function takeTurns<Odd>(odd: readonly Odd[], count = perPlace) {
    let turn = 0;
    return (): readonly Odd[] => {
      const from = turn;
      turn = (turn + Math.min(count, odd.length)) % odd.length;
      return [...odd.slice(from), ...odd.slice(0, from)].slice(0, count);
    };
  }

  /** What is large costs more than all the rest together and is met by the same reader everywhere. */
  function takeTurnsBySize<Odd>(odd: readonly Odd[], measure: (each: Odd) => number) {
    const takeSmall = takeTurns(odd.filter((each) => measure(each) <= LARGE_LENGTH));
    const takeLarge = takeTurns(
      odd.filter((each) => measure(each) > LARGE_LENGTH),
      1,
    );
    let places = 0;
    return (): readonly Odd[] => [...takeSmall(), ...(places++ % largeEvery === 0 ? takeLarge() : [])];
  }

  const takeBodies = takeTurnsBySize(ODD_BODIES, ({ length }) => length);
  const takeValues = takeTurnsBySize(ODD_VALUES, (value) => JSON.stringify(value).length);
  const takeParts = takeTurns(ODD_PATH_PARTS);
  const takeQueries = takeTurns(ODD_QUERIES);
  const takeTexts = takeTurns(ODD_TEXTS);
  const takeTypes = takeTurns(ODD_TYPES);
  const takeSorts = takeTurns(['updated', 'name', 'price-up']);

  /** The body with each of its parts, in turn, replaced by something odd. */
  function* spoil(part: unknown): Generator<unknown> {
    yield* takeValues();
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      for (const odd of spoil(value)) {
        yield Array.isArray(part) ? part.with(Number(key), odd) : { ...part, [key]: odd };
      }
    }
  }

  return {
    listBodies: (): readonly Attempt[] =>
      WRITES.flatMap(({ method, path: pattern }) => {
        const path = fill(pattern);
        return [
          { method, path },
          ...takeBodies().map((body) => ({ method, path, contentType: 'application/json', body })),
          ...takeTypes().map((contentType) => ({ method, path, contentType, body: '{"name":"a"}' })),
        ];
      }),

    listSpoilt(call: string, good: object): readonly Attempt[] {
      const [method = '', path = ''] = call.split(' ');
      return [...spoil(good)].map((body) => ({ method, path: fill(path), ...asJson(body) }));
    },

    listIds: (): readonly Attempt[] =>
      CALLS.filter(({ path }) => /:(?:id|day)/.test(path)).flatMap(({ method, path }) =>
        takeParts().map((part) => ({
          method,
          path: fill(path, part, part),
          ...(method !== 'GET' && asJson({ price: 1 })),
        })),
      ),

    listQueries(): readonly Attempt[] {
      const queries = READS.flatMap(({ path, querySchema }) => [
        ...takeQueries().map((query) => fill(path) + query),
        ...listParameters(querySchema).flatMap((name) =>
          takeTexts().map((text) => `${fill(path)}?${name}=${escapeForAddress(text)}`),
        ),
      ]);
      const cursors = ODD_VALUES.flatMap((odd) =>
        takeSorts().map((sort) => {
          const cursor = Buffer.from(JSON.stringify([sort, odd, odd]))
            .toString('base64url')
            .slice(0, 1_200);
          return `/api/admin/products?sort=${sort}&cursor=${cursor}`;
        }),
      );
      return [...queries, ...cursors].map((path) => ({ method: 'GET', path }));
    },

    listProviderCalls: (): readonly Attempt[] =>
      OPEN_PROVIDER_CALLS.flatMap(({ method, path }): Attempt[] =>
        method === 'GET'
          ? takeQueries().map((query) => ({ method, path: path + query }))
          : takeBodies().map((body) => ({ method, path, contentType: 'application/json', body })),
      ),

    listPictures: (): readonly Attempt[] =>
      ODD_PATH_PARTS.flatMap((part) => [
        `/pictures/${part}/320.avif`,
        `/pictures/${UUID}/${part}`,
        `/pictures/${UUID}/${part}.avif`,
      ]).map((path) => ({ method: 'GET', path })),
  };
}

/** The parameters of each list, each of which is given something odd. */
function listParameters(query: Endpoint['querySchema']): readonly string[] {
  return query && 'shape' in query ? Object.keys(query.shape as object) : [];
}

const fill = (path: string, id = 'meat-pie', day = IN_TWO_WEEKS) =>
  path.replace(':id', id).replace(':day', day);
const asJson = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
