import { Link } from 'react-router';
import type { ContactMessage } from '../../../contract/contact.ts';
import { CONTACT_TOPIC_NAMES } from '../../../domain/contact/contact-message.ts';
import { WORK_AREA } from '../../ui/browser/work-area.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Since } from '../../ui/formats/moment.tsx';
import { MessageText } from './message-text.tsx';

type CustomerMessagesProps = {
  readonly messages: readonly ContactMessage[];
  readonly labelledBy: string;
};

/** For staff: what a customer has written, the newest first. */
export function CustomerMessages({ messages, labelledBy }: CustomerMessagesProps) {
  return (
    <ol aria-labelledby={labelledBy} className="mt-3 grid">
      {messages.map((message) => (
        <li key={message.id} className="grid gap-1.5 border-b border-crust py-3 last:border-b-0 last:pb-0">
          <MessageText message={message} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-cocoa-2">
            {CONTACT_TOPIC_NAMES[message.topic]} · <Since at={message.createdAt} />
            {message.settledAt === null && (
              <>
                <Badge tone="busy">Needs a reply</Badge>
                <Link to={`${WORK_AREA}/messages`} className="link inline-flex min-h-11 items-center">
                  Answer
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
