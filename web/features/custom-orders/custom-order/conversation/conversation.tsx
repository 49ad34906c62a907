import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import RefreshIcon from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import type { CustomOrderMessage } from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { formatRecentMoment } from '../../../../ui/formats/format-moment.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { PictureStrip } from '../../../../ui/pictures/picture-strip.tsx';
import type { QuotedCake } from './another-day.tsx';
import { MessageForm } from './message-form.tsx';
import { EMPTY_MESSAGE, joinTyped, type OutgoingMessage } from './outbox.ts';
import { type SendMessage, useOutbox } from './use-outbox.ts';

const CONVERSATION_ID = 'conversation';

/** Takes whoever wants to say something to where it is said. */
export function focusConversation(): void {
  document.getElementById(CONVERSATION_ID)?.querySelector('textarea')?.focus();
}

type ConversationProps = {
  /** Oldest first. */
  readonly messages: readonly CustomOrderMessage[];
  readonly reader: CustomOrderMessage['by'];
  /** How the customer is called; left out where the customer reads it. */
  readonly customerName?: string;
  readonly canWrite: boolean;
  /** Under which what is not sent yet is kept in this tab. */
  readonly draftName: string;
  readonly onSend: SendMessage;
  /** By the server's clock. */
  readonly now: string;
  /** Of which its customer may ask for another day; left out: none. */
  readonly quotedCake?: QuotedCake | undefined;
};

/** What customer and bakery have said to each other, and the way to say more. */
export function Conversation(props: ConversationProps) {
  const {
    messages,
    reader,
    customerName = 'The customer',
    canWrite,
    draftName,
    onSend,
    now,
    quotedCake,
  } = props;
  const { outbox, send, sendAgain, takeBack } = useOutbox(draftName, onSend);
  const draft = useSavedDraft(`message-1:${draftName}`, EMPTY_MESSAGE);
  const nameAuthor = (by: CustomOrderMessage['by']) => {
    if (by === reader) return 'You';
    return by === 'customer' ? customerName : 'The bakery';
  };
  const edit = (message: OutgoingMessage) => {
    takeBack(message);
    draft.change((typed) => joinTyped(message, typed));
  };
  const isEmpty = messages.length === 0 && outbox.length === 0;
  return (
    <section id={CONVERSATION_ID} aria-labelledby="conversation-heading" className="grid gap-5">
      <h2 id="conversation-heading">Conversation</h2>
      {isEmpty && canWrite && (
        <p className="text-cocoa-2">
          {reader === 'customer'
            ? 'No messages yet. Ask us anything about your cake or send a picture.'
            : 'No messages yet. Ask the customer anything you need to know.'}
        </p>
      )}
      <div role="log" aria-labelledby="conversation-heading">
        <ol className="grid gap-4 empty:hidden">
          {messages.map(({ id, by, text, pictures, at }) => (
            <MessageBubble
              key={id}
              author={nameAuthor(by)}
              isOwn={by === reader}
              text={text}
              pictures={pictures}
            >
              <time dateTime={at}>{formatRecentMoment(at, new Date(now))}</time>
            </MessageBubble>
          ))}
          {outbox.map((message) => (
            <MessageBubble
              key={message.key}
              author="You"
              isOwn
              text={message.text}
              pictures={message.pictures}
            >
              {message.failure === null ? (
                'sending…'
              ) : (
                <FailedSending
                  failure={message.failure}
                  onRetry={() => sendAgain(message)}
                  onEdit={() => edit(message)}
                />
              )}
            </MessageBubble>
          ))}
        </ol>
      </div>
      {canWrite && draft.isRestored && <RestoredNote onDiscard={draft.clear} />}
      {canWrite ? (
        <MessageForm draft={draft} reader={reader} onSend={send} quotedCake={quotedCake} />
      ) : (
        <p className="text-label text-cocoa-2">This request is closed, so you can’t send messages.</p>
      )}
    </section>
  );
}

type FailedSendingProps = {
  readonly failure: string;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
};

function FailedSending({ failure, onRetry, onEdit }: FailedSendingProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
      <p className="flex gap-1.5 font-medium text-danger">
        <AlertIcon className="mt-0.75 size-4" />
        <span>Not sent. {failure}</span>
      </p>
      <Button kind="paper" size="s" onClick={onRetry}>
        <RefreshIcon />
        Send again
      </Button>
      <Button size="s" onClick={onEdit}>
        Edit
      </Button>
    </div>
  );
}

type MessageBubbleProps = {
  /** Who wrote it: "You", "The bakery" or a customer's name. */
  readonly author: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly pictures: readonly PictureAnswer[];
  /** When it was written, or how far it is. */
  readonly children: ReactNode;
};

/** One message: one's own on the right, the other's on the left. */
function MessageBubble({ author, isOwn, text, pictures, children }: MessageBubbleProps) {
  return (
    <li className={joinClasses('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <div
        className={joinClasses(
          'grid gap-3 rounded-picture px-4 py-3',
          isOwn ? 'rounded-br-small bg-honey-soft' : 'rounded-bl-small border border-crust bg-paper',
        )}
      >
        <span className="visually-hidden">{author}: </span>
        {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
        {pictures.length > 0 && (
          <PictureStrip pictures={pictures} owner={isOwn ? 'your message' : `the message of ${author}`} />
        )}
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-x-2 px-1 text-small text-cocoa-2',
          isOwn && 'justify-end',
        )}
      >
        <span aria-hidden="true">{author}</span>
        {children}
      </div>
    </li>
  );
}
