/** Which place may import from which. The first row that fits a file is the file's row. */
export type Arrow = {
  readonly from: string;
  /** The row of the tests in `from` alone. */
  readonly onlyTests?: true;
  readonly to: readonly string[];
  readonly never?: readonly string[];
  /** Packages it may import; any when left out. */
  readonly packages?: readonly string[];
  readonly neverPackages?: readonly string[];
  readonly why: string;
};

const SERVER_SIDE = ['server', 'contract', 'domain'];
const WEB_SIDE = ['web', 'contract', 'domain'];
const COMPOSITION = ['server/api.ts', 'server/customer-api.ts', 'server/app.ts', 'server/main.ts'];
const WHOLE_ZOD = ['zod'];

export const ARROWS: readonly Arrow[] = [
  { from: 'domain', onlyTests: true, to: ['domain'], why: 'the rules are proved by themselves' },
  { from: 'domain', to: ['domain'], packages: [], why: 'the rules are pure' },
  { from: 'contract', onlyTests: true, to: ['contract', 'domain'], why: 'schemas are proved by themselves' },
  {
    from: 'contract',
    to: ['contract', 'domain'],
    packages: ['zod/mini'],
    why: 'both sides share schemas made from domain constants and nothing else',
  },

  { from: 'server/testing', to: SERVER_SIDE, why: 'the server knows no screen' },
  { from: 'server', onlyTests: true, to: SERVER_SIDE, why: 'the server knows no screen' },
  {
    from: 'server/features',
    to: [
      'server/features',
      'server/ports',
      'server/http',
      'server/database',
      'server/jobs',
      'server/mails',
      'server/lettering',
      'contract',
      'domain',
    ],
    why: 'a feature is given what it needs and names no implementation',
  },
  {
    from: 'server/ports',
    to: ['server/ports', 'contract', 'domain'],
    packages: [],
    why: 'a port speaks the words of the domain and of no product',
  },
  {
    from: 'server/adapters',
    to: ['server/adapters', 'server/ports', 'server/database', 'contract', 'domain'],
    why: 'an adapter answers a port and knows no feature',
  },
  {
    from: 'server/mails',
    to: ['server/mails', 'contract', 'domain'],
    why: 'a mail is put together from what it is given',
  },
  {
    from: 'server/http',
    to: SERVER_SIDE,
    never: ['server/features', 'server/adapters', 'server/pages', ...COMPOSITION],
    why: 'what carries every feature knows none',
  },
  {
    from: 'server/pages',
    to: SERVER_SIDE,
    never: ['server/features', 'server/adapters', ...COMPOSITION],
    why: 'what carries every feature knows none',
  },
  { from: 'server/*', to: SERVER_SIDE, why: 'the server knows no screen' },
  { from: 'server/start', to: SERVER_SIDE, why: 'the server knows no screen' },
  {
    from: 'server/settings',
    to: [
      'server/settings',
      'server/start/start-error.ts',
      'server/adapters',
      'server/ports',
      'contract',
      'domain',
    ],
    why: 'a setting is described by the adapter that takes it',
  },
  {
    from: 'server',
    to: SERVER_SIDE,
    never: ['server/adapters', ...COMPOSITION],
    why: 'only server/start and the files directly in server/ choose implementations',
  },

  {
    from: 'web',
    onlyTests: true,
    to: WEB_SIDE,
    why: 'the web part reaches the server by the contract alone',
  },
  {
    from: 'web/ui',
    to: WEB_SIDE,
    never: ['web/features', 'web/layouts', 'web/api'],
    neverPackages: WHOLE_ZOD,
    why: 'parts that every screen shares know no screen and make no call',
  },
  {
    from: 'web/api',
    to: WEB_SIDE,
    never: ['web/features', 'web/layouts', 'web/ui'],
    neverPackages: WHOLE_ZOD,
    why: 'the client returns errors and shows none',
  },
  {
    from: 'web/features',
    to: [
      'web/features',
      'web/ui',
      'web/api',
      'web/pictures',
      'web/page-data.ts',
      'web/page-meta.ts',
      'contract',
      'domain',
    ],
    neverPackages: WHOLE_ZOD,
    why: 'a feature stands on shared parts and knows nothing of the frame around it',
  },
  {
    from: 'web',
    to: WEB_SIDE,
    neverPackages: WHOLE_ZOD,
    why: 'the web part reaches the server by the contract alone and checks with zod/mini',
  },

  {
    from: 'scripts',
    to: ['scripts', 'server/testing', 'web/pictures', 'domain'],
    why: 'a script stands beside the shop, not in it',
  },
  {
    from: 'e2e',
    to: ['e2e', 'scripts', 'server', 'contract', 'domain', 'web/routes.ts'],
    why: 'a journey sees what a person sees, and knows the addresses',
  },
  {
    from: 'bench',
    to: ['bench', 'scripts', 'server', 'contract', 'domain'],
    why: 'a measurement stands beside the shop, not in it',
  },
];
