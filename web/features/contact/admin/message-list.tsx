import { useState } from 'react';
import {
  type ContactMessage,
  type ContactPage,
  reopenContactMessageEndpoint,
  settleContactMessageEndpoint,
} from '../../../../contract/contact.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type ContactChange, MessageCard } from './message-card.tsx';

type MessageListProps = {
  readonly messages: readonly ContactMessage[];
  /** Another one: the list was read again. */
  readonly firstPage: ContactPage;
};

const CHANGES = { settle: settleContactMessageEndpoint, reopen: reopenContactMessageEndpoint };

const NONE: ReadonlyMap<string, ContactMessage> = new Map();

/** What waits, and below it what is done. A message that is ticked off stays where it is until the list is read again. */
export function MessageList({ messages, firstPage }: MessageListProps) {
  const [changed, setChanged] = useState(NONE);
  const [knownPage, setKnownPage] = useState(firstPage);
  if (knownPage !== firstPage) {
    setKnownPage(firstPage);
    setChanged(NONE);
  }
  const [busyId, setBusyId] = useState<string | null>(null);
  const shown = messages.map((message) => changed.get(message.id) ?? message);
  const change = async (message: ContactMessage, to: ContactChange): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(message.id);
    try {
      const answer = await shopApi.call(CHANGES[to], { params: { id: message.id } });
      setChanged((before) => new Map(before).set(answer.id, answer));
      if (to === 'settle') {
        const text = `${message.name}’s message is done`;
        showToast({ kind: 'success', text, undo: () => void change(answer, 'reopen') });
      }
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusyId(null);
    }
  };
  const waiting = firstPage.waiting + countOpen(shown) - countOpen(messages);
  return (
    <div className="grid gap-4">
      <p role="status" className="text-label font-semibold">
        {sayWaiting(waiting)}
      </p>
      <ul className="grid gap-4">
        {shown.map((message) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              isBusy={busyId === message.id}
              onChange={(to) => void change(message, to)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function countOpen(messages: readonly ContactMessage[]): number {
  return messages.filter(({ settledAt }) => settledAt === null).length;
}

function sayWaiting(waiting: number): string {
  if (waiting === 0) return 'Everything is answered';
  return waiting === 1 ? '1 message waits for an answer' : `${waiting} messages wait for an answer`;
}
