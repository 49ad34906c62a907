import CheckIcon from 'lucide-react/icons/check';
import MailIcon from 'lucide-react/icons/mail';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type ContactMessage,
  type ContactPage,
  reopenContactMessageEndpoint,
  settleContactMessageEndpoint,
} from '../../../../contract/contact.ts';
import { CONTACT_TOPIC_NAMES } from '../../../../domain/contact/contact-message.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { writeCustomerPath } from '../../customers/customer-path-context.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { MessageText } from '../message-text.tsx';
import { greetWriter, thankWriter } from './greet-writer.ts';
import { ReplyForm } from './reply-form.tsx';

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
      show(answer);
      if (to === 'settle') {
        const text = `${message.name}’s message is done`;
        showToast({ kind: 'success', text, undo: () => void change(answer, 'reopen') });
      }
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusyId(null);
    }
  };
  const show = (answer: ContactMessage) => setChanged((before) => new Map(before).set(answer.id, answer));
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
              onReplied={show}
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
  if (waiting === 0) return 'No messages waiting for a reply';
  return waiting === 1 ? '1 message to reply to' : `${waiting} messages to reply to`;
}

type ContactChange = 'settle' | 'reopen';

type MessageCardProps = {
  readonly message: ContactMessage;
  readonly isBusy: boolean;
  readonly onChange: (change: ContactChange) => void;
  readonly onReplied: (message: ContactMessage) => void;
};

function MessageCard({ message, isBusy, onChange, onReplied }: MessageCardProps) {
  const shop = useShopProfile();
  const [isReplying, setReplying] = useState(false);
  const { name, email, phone, topic, createdAt, settledAt, settledBy, replies } = message;
  const isWaiting = settledAt === null;
  return (
    <Panel className={joinClasses('grid gap-3', !isWaiting && 'bg-transparent')}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-fs-4 wrap-anywhere">
          <Link to={writeCustomerPath(email)} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        </h2>
        <Badge tone={isWaiting ? 'busy' : 'good'}>{isWaiting ? 'Needs a reply' : 'Done'}</Badge>
        <p className="text-small text-cocoa-2">
          {CONTACT_TOPIC_NAMES[topic]} · <Since at={createdAt} />
        </p>
      </header>
      <MessageText message={message} />
      {replies.map(({ text, at, by }) => (
        <blockquote key={at} className="max-w-measure border-l-4 border-leaf-soft pl-3">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <footer className="text-small text-cocoa-2">
            Reply sent {formatMoment(at)}
            {by !== null && `, ${by}`}
          </footer>
        </blockquote>
      ))}
      <p className="flex flex-wrap gap-x-5 text-small text-cocoa-2">
        <span className="wrap-anywhere">{email}</span>
        {phone !== null && <span className="figures">{formatPhoneForNigeria(phone)}</span>}
        {!isWaiting && (
          <span>
            Marked as done {formatMoment(settledAt)}
            {settledBy !== null && `, ${settledBy}`}
          </span>
        )}
      </p>
      {isReplying && (
        <ReplyForm
          message={message}
          opening={thankWriter(shop.name)}
          onSent={(replied) => {
            setReplying(false);
            onReplied(replied);
          }}
          onClose={() => setReplying(false)}
        />
      )}
      <div className="flex flex-wrap gap-2.5 max-phone:*:flex-1">
        {!isReplying && (
          <Button kind={isWaiting ? 'main' : 'quiet'} size="s" onClick={() => setReplying(true)}>
            <MailIcon />
            Reply<span className="visually-hidden"> by email to {name}</span>
          </Button>
        )}
        {phone !== null && (
          <ButtonAnchor
            kind="quiet"
            size="s"
            href={buildWhatsappLink(phone, greetWriter(name, shop.name))}
            target="_blank"
            rel="noreferrer"
          >
            <WhatsAppIcon />
            WhatsApp<span className="visually-hidden"> to {name}</span>
          </ButtonAnchor>
        )}
        <Button
          kind={isWaiting ? 'quiet' : 'plain'}
          size="s"
          aria-disabled={isBusy}
          onClick={() => onChange(isWaiting ? 'settle' : 'reopen')}
          className="phone:ml-auto"
        >
          {isBusy ? <Spinner /> : isWaiting && <CheckIcon />}
          {isWaiting ? 'Mark as done' : 'Reopen'}
          <span className="visually-hidden"> the message of {name}</span>
        </Button>
      </div>
    </Panel>
  );
}
