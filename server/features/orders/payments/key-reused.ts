import { refuse } from '../../../../domain/refusal.ts';

export const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This was already sent with different details. Reload the page and try again.',
);
