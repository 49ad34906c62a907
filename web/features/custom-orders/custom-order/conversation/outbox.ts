import type { NewCustomOrderMessage } from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { nameDay } from '../../../../ui/slots/day-words.ts';

/** What was typed, with the pictures that have arrived for it. */
export type TypedMessage = {
  readonly text: string;
  readonly pictures: readonly PictureAnswer[];
  /** Another day that is asked for; left out: none. */
  readonly wantedDay?: string | undefined;
};

/** A message between the press of the button and the shop's answer. */
export type OutgoingMessage = TypedMessage & {
  readonly key: string;
  /** Null while it is on its way. */
  readonly failure: string | null;
};

export type Outbox = readonly OutgoingMessage[];

export type OutboxEvent =
  | { readonly type: 'sent'; readonly key: string; readonly message: TypedMessage }
  | { readonly type: 'arrived'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string; readonly failure: string }
  | { readonly type: 'tried-again'; readonly key: string }
  | { readonly type: 'taken-back'; readonly key: string };

const INTERRUPTED = 'The page was closed before your message was sent.';

export const EMPTY_MESSAGE: TypedMessage = { text: '', pictures: [] };

export function changeOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'sent':
      return [...outbox, { ...event.message, key: event.key, failure: null }];
    case 'arrived':
    case 'taken-back':
      return outbox.filter(({ key }) => key !== event.key);
    case 'failed':
    case 'tried-again': {
      const failure = event.type === 'failed' ? event.failure : null;
      return outbox.map((message) => (message.key === event.key ? { ...message, failure } : message));
    }
  }
}

/** After a reload: what was still on its way may or may not have arrived, and sending it again does no harm. */
export function reopenOutbox(stored: Outbox): Outbox {
  return stored.map((message) => ({ ...message, failure: message.failure ?? INTERRUPTED }));
}

/** What was taken back goes before what has been typed since. */
export function joinTyped(taken: TypedMessage, typed: TypedMessage): TypedMessage {
  return {
    text: [taken.text, typed.text].filter(Boolean).join('\n'),
    pictures: [...taken.pictures, ...typed.pictures],
    wantedDay: typed.wantedDay ?? taken.wantedDay,
  };
}

/** As it goes over the line. */
export function toNewMessage({ text, pictures, wantedDay }: TypedMessage): NewCustomOrderMessage {
  return { text, pictures: pictures.map(({ id }) => id), ...(wantedDay !== undefined && { wantedDay }) };
}

/** A message speaks for itself, in the conversation and in the email: the day is in its words too. */
export function sayWantedDay({ text, wantedDay, ...message }: TypedMessage): TypedMessage {
  if (wantedDay === undefined) return { text, ...message };
  const asked = `Could I have it on ${nameDay(wantedDay)} instead?`;
  return { ...message, wantedDay, text: text === '' ? asked : `${asked}\n${text}` };
}
