/** In the order in which they are looked at and shown. */
export const READINESS_GROUPS = ['machine', 'settings', 'database', 'outside', 'shop'] as const;
export type ReadinessGroup = (typeof READINESS_GROUPS)[number];

export const GROUP_WORDS: Readonly<Record<ReadinessGroup, string>> = {
  machine: 'This machine',
  settings: 'Settings',
  database: 'Database',
  outside: 'Email, payments and files',
  shop: 'Your shop',
};

/** `advice`: the shop may open, but better not like this for long. `blocked`: it must not open like this. */
export const READINESS_STATES = ['ready', 'advice', 'blocked'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export type Finding = {
  readonly group: ReadinessGroup;
  readonly name: string;
  readonly state: ReadinessState;
  readonly says: string;
  /** What to do about it; null: nothing. */
  readonly fix: string | null;
  /** What it means for the bakery, where only whoever runs the server can do something about it; otherwise null. */
  readonly why: string | null;
  /** The screen where it is done; null: outside the shop. */
  readonly to: string | null;
};

/** The worst of them. */
export function judgeFindings(findings: readonly Pick<Finding, 'state'>[]): ReadinessState {
  const has = (state: ReadinessState) => findings.some((finding) => finding.state === state);
  if (has('blocked')) return 'blocked';
  return has('advice') ? 'advice' : 'ready';
}

export function sayReadiness(findings: readonly Pick<Finding, 'state'>[]): string {
  const blocked = findings.filter(({ state }) => state === 'blocked').length;
  const advised = findings.filter(({ state }) => state === 'advice').length;
  const advice = advised === 1 ? '1 thing to improve' : `${advised} things to improve`;
  if (blocked === 0) return advised === 0 ? 'Ready to open.' : `Ready to open, with ${advice}.`;
  const fixes = blocked === 1 ? '1 thing to fix' : `${blocked} things to fix`;
  return `Not ready to open: ${fixes}${advised === 0 ? '' : `, ${advice}`}.`;
}
