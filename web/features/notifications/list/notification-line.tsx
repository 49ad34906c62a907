import BellIcon from 'lucide-react/icons/bell';
import CakeIcon from 'lucide-react/icons/cake';
import CheckIcon from 'lucide-react/icons/check';
import MailIcon from 'lucide-react/icons/mail';
import PackageIcon from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Notification } from '../../../../contract/notifications.ts';
import { formatMoment, formatSince } from '../../../ui/formats/format-moment.ts';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isOtherDocument } from '../other-document.ts';

const ICONS = [
  { path: /^(?:\/admin)?\/custom-orders\//, Icon: CakeIcon },
  { path: /^(?:\/admin)?\/orders\//, Icon: PackageIcon },
  { path: /^\/admin\/messages/, Icon: MailIcon },
] as const;

/** What a notification is about, told by where it leads. */
function SubjectIcon({ link }: { readonly link: string | null }) {
  const { Icon } = ICONS.find(({ path }) => link !== null && path.test(link)) ?? { Icon: BellIcon };
  return <Icon />;
}

type NotificationLineProps = {
  readonly notification: Notification;
  readonly now: Date;
  readonly onRead: () => void;
  readonly onLeave: () => void;
};

/** Leads to what it is about, and is read by that or by its own button. */
export function NotificationLine({ notification, now, onRead, onLeave }: NotificationLineProps) {
  const { text, read, link, date } = notification;
  const follow = () => {
    onRead();
    onLeave();
  };
  return (
    <li
      className={joinClasses(
        'flex items-stretch transition-colors duration-(--duration-fast)',
        !read && 'bg-honey-soft',
      )}
    >
      <Subject link={link} onFollow={follow}>
        <span className={`scallop grid size-11 flex-none place-items-center ${read ? 'bg-crust' : 'gold'}`}>
          <SubjectIcon link={link} />
        </span>
        <span className="min-w-0 flex-1">
          {!read && <span className="visually-hidden">Unread: </span>}
          <span
            className={joinClasses('block leading-label group-hover/subject:underline', !read && 'font-bold')}
          >
            <UnbrokenText>{text}</UnbrokenText>
          </span>
          <time dateTime={date} title={formatMoment(date)} className="text-small text-cocoa-2">
            {formatSince(date, now)}
            <span className="visually-hidden">, {formatMoment(date)}</span>
          </time>
        </span>
      </Subject>
      {read ? <span className="w-5 flex-none" /> : <ReadButton text={text} onRead={onRead} />}
    </li>
  );
}

type SubjectProps = {
  readonly link: string | null;
  readonly onFollow: () => void;
  readonly children: ReactNode;
};

const SUBJECT_CLASS = 'flex min-w-0 flex-1 items-center gap-3.5 py-3 pl-5';

function Subject({ link, onFollow, children }: SubjectProps) {
  const { pathname } = useLocation();
  if (link === null) return <div className={SUBJECT_CLASS}>{children}</div>;
  return (
    <Link
      to={link}
      reloadDocument={isOtherDocument(pathname, link)}
      onClick={onFollow}
      className={`${SUBJECT_CLASS} group/subject rounded-card no-underline -outline-offset-4`}
    >
      {children}
    </Link>
  );
}

/** A dot that becomes a tick under the pointer. */
function ReadButton({ text, onRead }: { readonly text: string; readonly onRead: () => void }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        // It goes with the dot; the keyboard stays on the line, or goes on with the list.
        const line = event.currentTarget.closest('li');
        (line?.querySelector('a') ?? line?.closest('ul'))?.focus();
        onRead();
      }}
      aria-label={`Mark as read: ${text}`}
      title="Mark as read"
      className="grid w-12 flex-none place-items-center -outline-offset-4"
    >
      <span className="grid size-2.5 place-items-center rounded-full bg-hibiscus text-on-action transition-all duration-(--duration-fast) in-[button:hover]:size-6 in-[button:focus-visible]:size-6">
        <CheckIcon className="size-4 stroke-3 opacity-0 in-[button:hover]:opacity-100 in-[button:focus-visible]:opacity-100" />
      </span>
    </button>
  );
}
