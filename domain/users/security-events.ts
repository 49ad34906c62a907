/** What is kept for whoever has to find out what happened. */
export const SECURITY_EVENTS = [
  'sign_in',
  'sign_in_refused',
  'second_step_refused',
  'proof',
  'proof_refused',
  'permission_refused',
  'export',
  'second_factor_changed',
  'password_changed',
  'email_changed',
  'new_device',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const SECURITY_LOG_DAYS = 90;

export const SECURITY_EVENT_WORDS: Readonly<Record<SecurityEventKind, string>> = {
  sign_in: 'Signed in',
  sign_in_refused: 'Sign-in failed',
  second_step_refused: 'Wrong sign-in code',
  proof: 'Identity confirmed',
  proof_refused: 'Identity check failed',
  permission_refused: 'Access denied',
  export: 'Data exported',
  second_factor_changed: 'Two-step sign-in changed',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  new_device: 'Signed in on a new device',
};
