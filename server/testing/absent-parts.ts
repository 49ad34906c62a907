import type { AppParts } from '../app.ts';

type AbsentParts = Pick<
  AppParts,
  | 'catalogue'
  | 'db'
  | 'eventHub'
  | 'identity'
  | 'links'
  | 'pictures'
  | 'rateLimiter'
  | 'search'
  | 'ownOrigins'
  | 'demoSandbox'
  | 'payments'
  | 'readClock'
  | 'trackingSecret'
  | 'trustedProxies'
>;

/** For tests of what needs neither a database nor anybody signed in: using one of these is an error. */
export const ABSENT_PARTS: AbsentParts = {
  catalogue: { answers: refuseUse('catalogue'), findProduct: () => undefined, isStale: () => false },
  db: refuseUse('database'),
  eventHub: refuseUse('event hub'),
  identity: refuseUse('identity provider'),
  links: refuseUse('writer of links'),
  pictures: refuseUse('picture'),
  rateLimiter: refuseUse('rate limiter'),
  search: refuseUse('search'),
  ownOrigins: [],
  demoSandbox: undefined,
  payments: undefined,
  readClock: () => new Date(),
  trackingSecret: '',
  trustedProxies: 0,
};

function refuseUse<Part extends object>(name: string): Part {
  // Nothing but this proxy's one trap is ever reached, so an empty object stands for every part.
  return new Proxy({} as Part, {
    get: () => {
      throw new Error(`There is no ${name} in this test.`);
    },
  });
}
