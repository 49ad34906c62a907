import { useEffect, useReducer, useState } from 'react';
import type { NewCustomOrderMessage } from '../../../../../contract/custom-orders.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { useDraftKeeper } from '../../../../ui/form/drafts/use-draft-keeper.ts';
import {
  changeOutbox,
  type Outbox,
  type OutgoingMessage,
  reopenOutbox,
  type TypedMessage,
  toNewMessage,
} from './outbox.ts';
import { createTurns } from './take-turns.ts';

/** However often it is sent under the same key, it is said once. */
export type SendMessage = (message: NewCustomOrderMessage, idempotencyKey: string) => Promise<void>;

/** Sends messages while the next one is typed; what does not arrive stays to be sent again, over a reload too. In the browser only. */
export function useOutbox(name: string, onSend: SendMessage) {
  const keeper = useDraftKeeper<Outbox>(`outbox-1:${name}`);
  const [outbox, dispatch] = useReducer(changeOutbox, keeper, ({ read }) => reopenOutbox(read() ?? []));
  useEffect(() => {
    if (outbox.length === 0) keeper.forget();
    else keeper.keep(outbox);
  }, [keeper, outbox]);
  const [takeTurn] = useState(createTurns);

  async function carry(key: string, message: TypedMessage): Promise<void> {
    try {
      await onSend(toNewMessage(message), key);
      dispatch({ type: 'arrived', key });
    } catch (error) {
      const failure = describeError(error);
      dispatch({ type: 'failed', key, failure });
    }
  }

  return {
    outbox,
    send(message: TypedMessage): void {
      const key = makeRandomKey();
      dispatch({ type: 'sent', key, message });
      takeTurn(() => carry(key, message));
    },
    sendAgain({ key, failure: _, ...message }: OutgoingMessage): void {
      dispatch({ type: 'tried-again', key });
      takeTurn(() => carry(key, message));
    },
    takeBack({ key }: OutgoingMessage): void {
      dispatch({ type: 'taken-back', key });
    },
  };
}
