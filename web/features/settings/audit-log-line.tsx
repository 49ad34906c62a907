import { Link } from 'react-router';
import type { AuditLogEvent } from '../../../contract/settings.ts';
import { titleChange } from '../../ui/formats/audit-words.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { nameMaker, sayDetails, sayInvitedTo } from './audit-log-words.ts';

export function AuditLogLine({ event }: { readonly event: AuditLogEvent }) {
  const { at, action, subject, details } = event;
  return (
    <li className="grid gap-x-4 border-b border-crust py-2.5 text-label first:pt-0 last:border-b-0 last:pb-0 phone:grid-cols-[--spacing(44)_minmax(0,1fr)]">
      <time dateTime={at} className="figures whitespace-nowrap text-cocoa-2">
        {formatMoment(at)}
      </time>
      {action === 'user.invitation_accepted' && subject ? (
        <p className="wrap-anywhere">
          <SubjectLink subject={subject} />{' '}
          <span className="font-semibold">accepted the invitation to {sayInvitedTo(details.after)}</span>
        </p>
      ) : (
        <ChangeWords event={event} />
      )}
    </li>
  );
}

type Subject = NonNullable<AuditLogEvent['subject']>;

function SubjectLink({ subject: { id, name } }: { readonly subject: Subject }) {
  return (
    <Link to={`/admin/users/${id}`} className="link">
      {name}
    </Link>
  );
}

function ChangeWords({ event }: { readonly event: AuditLogEvent }) {
  const { action, subject, product, order, details } = event;
  const more = sayDetails(details, action);
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{titleChange(action, details)}</span>{' '}
      {subject && (
        <>
          <SubjectLink subject={subject} />{' '}
        </>
      )}
      {product && (
        <>
          <Link to={`/admin/products/${product.id}/edit`} className="link">
            {product.name}
          </Link>{' '}
        </>
      )}
      {order && (
        <>
          <Link to={`/admin/orders/${order.id}`} className="link figures whitespace-nowrap">
            {order.number}
          </Link>{' '}
        </>
      )}
      <span className="text-cocoa-2">{nameMaker(event)}</span>
      {more && <span className="block text-small text-cocoa-2">{more}</span>}
    </p>
  );
}
