import { useReducer } from 'react';
import type { NewCustomOrderMessage } from '../../../../../contract/custom-orders.ts';
import { createKey } from '../../../../ui/create-key.ts';
import { changeOutbox, type OutgoingMessage, type TypedMessage, toNewMessage } from './outbox.ts';

export type SendMessage = (message: NewCustomOrderMessage) => Promise<void>;

/** Sends messages while the next one is typed; what does not arrive stays to be sent again. */
export function useOutbox(onSend: SendMessage) {
  const [outbox, dispatch] = useReducer(changeOutbox, []);

  async function carry(key: string, message: TypedMessage): Promise<void> {
    try {
      await onSend(toNewMessage(message));
      dispatch({ type: 'arrived', key });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      dispatch({ type: 'failed', key, failure });
    }
  }

  return {
    outbox,
    send(message: TypedMessage): void {
      const key = createKey();
      dispatch({ type: 'sent', key, message });
      void carry(key, message);
    },
    sendAgain({ key, text, pictures }: OutgoingMessage): void {
      dispatch({ type: 'tried-again', key });
      void carry(key, { text, pictures });
    },
    takeBack({ key }: OutgoingMessage): void {
      dispatch({ type: 'taken-back', key });
    },
  };
}
