import type { AppParts } from '../app.ts';

type AbsentParts = Pick<
  AppParts,
  'db' | 'identity' | 'rateLimiter' | 'ownOrigins' | 'trustedProxies' | 'runInBackground'
>;

/** For tests of what needs neither a database nor anybody signed in: using one of these is an error. */
export const ABSENT_PARTS: AbsentParts = {
  db: refuseUse('database'),
  identity: refuseUse('identity provider'),
  rateLimiter: refuseUse('rate limiter'),
  ownOrigins: [],
  trustedProxies: 0,
  runInBackground: () => {
    throw new Error('Nothing runs in the background of this test.');
  },
};

function refuseUse<Part extends object>(name: string): Part {
  // Nothing but this proxy's one trap is ever reached, so an empty object stands for every part.
  return new Proxy({} as Part, {
    get: () => {
      throw new Error(`There is no ${name} in this test.`);
    },
  });
}
