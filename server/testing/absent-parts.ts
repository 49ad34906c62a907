import { createCallsAtOnce } from '../http/calls-at-once.ts';
import type { AppParts } from '../start/app-parts.ts';

type AbsentParts = Pick<
  AppParts,
  | 'brandFiles'
  | 'callsAtOnce'
  | 'catalogue'
  | 'contentPlace'
  | 'readContentStatus'
  | 'discovery'
  | 'db'
  | 'eventHub'
  | 'examine'
  | 'hasNightlyBackups'
  | 'identity'
  | 'links'
  | 'invitationLinks'
  | 'emailLinks'
  | 'securityLog'
  | 'factorSecret'
  | 'mail'
  | 'files'
  | 'pictures'
  | 'push'
  | 'rateLimiter'
  | 'knownBrowsers'
  | 'search'
  | 'ownOrigins'
  | 'demoSandbox'
  | 'payments'
  | 'readClock'
  | 'trackingSecret'
  | 'contactSecret'
  | 'trustedProxies'
  | 'unsubscribeLinks'
>;

/** For tests of what needs neither a database nor anybody signed in: using one of these is an error. */
export const ABSENT_PARTS: AbsentParts = {
  brandFiles: refuseUse('brand'),
  callsAtOnce: createCallsAtOnce(1),
  catalogue: {
    answers: refuseUse('catalogue'),
    reads: refuseUse('catalogue'),
    findProduct: () => undefined,
    listOffersAtCart: () => [],
    isStale: () => false,
  },
  contentPlace: undefined,
  readContentStatus: () => undefined,
  discovery: refuseUse('discovery'),
  db: refuseUse('database'),
  eventHub: refuseUse('event hub'),
  examine: async () => [],
  hasNightlyBackups: false,
  identity: refuseUse('identity provider'),
  securityLog: refuseUse('security log'),
  factorSecret: '',
  links: refuseUse('writer of links'),
  invitationLinks: refuseUse('writer of links'),
  emailLinks: refuseUse('writer of links'),
  mail: { send: refuseUse('mail') },
  files: refuseUse('files'),
  pictures: refuseUse('picture'),
  push: refuseUse('push'),
  rateLimiter: refuseUse('rate limiter'),
  knownBrowsers: refuseUse('known browser'),
  search: refuseUse('search'),
  ownOrigins: [],
  demoSandbox: undefined,
  payments: undefined,
  readClock: () => new Date(),
  trackingSecret: '',
  contactSecret: '',
  trustedProxies: () => false,
  unsubscribeLinks: refuseUse('writer of links'),
};

function refuseUse<Part extends object>(name: string): Part {
  // Nothing but this proxy's one trap is ever reached, so an empty object stands for every part.
  return new Proxy({} as Part, {
    get: () => {
      throw new Error(`There is no ${name} in this test.`);
    },
  });
}
