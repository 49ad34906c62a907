import { refuse } from '../../../domain/refusal.ts';

export const NO_SUCH_MESSAGE = refuse('not_found', 'no_such_message', 'We can’t find this message.');
