import { refuse } from '../../../../domain/refusal.ts';

export const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This was sent before with other contents. Reload the page and try again.',
);
