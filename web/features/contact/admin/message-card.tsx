import CheckIcon from 'lucide-react/icons/check';
import MailIcon from 'lucide-react/icons/mail';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import type { ContactMessage } from '../../../../contract/contact.ts';
import { CONTACT_TOPIC_NAMES } from '../../../../domain/contact/contact-message.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { writeReply } from './write-reply.ts';

export type ContactChange = 'settle' | 'reopen';

type MessageCardProps = {
  readonly message: ContactMessage;
  readonly isBusy: boolean;
  readonly onChange: (change: ContactChange) => void;
};

export function MessageCard({ message, isBusy, onChange }: MessageCardProps) {
  const shop = useShopProfile();
  const { name, email, phone, topic, text, createdAt, settledAt, settledBy } = message;
  const reply = writeReply(message, shop.name);
  const isWaiting = settledAt === null;
  return (
    <Panel className={joinClasses('grid gap-3', !isWaiting && 'bg-transparent')}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-fs-4 wrap-anywhere">{name}</h2>
        <Badge tone={isWaiting ? 'busy' : 'good'}>{isWaiting ? 'Waits' : 'Done'}</Badge>
        <p className="text-small text-cocoa-2">
          {CONTACT_TOPIC_NAMES[topic]} · <Since at={createdAt} />
        </p>
      </header>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="flex flex-wrap gap-x-5 text-small text-cocoa-2">
        <span className="wrap-anywhere">{email}</span>
        {phone !== null && <span className="figures">{formatPhoneForNigeria(phone)}</span>}
        {!isWaiting && (
          <span>
            Ticked off {formatMoment(settledAt)}
            {settledBy !== null && `, ${settledBy}`}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5 max-phone:*:flex-1">
        <ButtonAnchor kind="quiet" size="s" href={reply.mailLink}>
          <MailIcon />
          Reply by e-mail<span className="visually-hidden"> to {name}</span>
        </ButtonAnchor>
        {phone !== null && (
          <ButtonAnchor
            kind="quiet"
            size="s"
            href={buildWhatsappLink(phone, reply.greeting)}
            target="_blank"
            rel="noreferrer"
          >
            <WhatsAppIcon />
            WhatsApp<span className="visually-hidden"> to {name}</span>
          </ButtonAnchor>
        )}
        <Button
          kind={isWaiting ? 'dark' : 'plain'}
          size="s"
          aria-disabled={isBusy}
          onClick={() => onChange(isWaiting ? 'settle' : 'reopen')}
          className="phone:ml-auto"
        >
          {isBusy ? <Spinner /> : isWaiting && <CheckIcon />}
          {isWaiting ? 'Tick off' : 'Take up again'}
          <span className="visually-hidden"> the message of {name}</span>
        </Button>
      </div>
    </Panel>
  );
}
