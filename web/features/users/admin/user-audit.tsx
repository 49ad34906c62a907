import { useCallback } from 'react';
import { type AuditEvent, listAuditEventsEndpoint, type UserDetails } from '../../../../contract/users.ts';
import { AUDIT_ACTION_WORDS } from '../../../../domain/users/audit-action-words.ts';
import { ROLE_NAMES, STAFF_ROLES } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { nameActor } from '../../../ui/formats/audit-words.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';

/** What happened to the account, the newest first. Every change of the user may have added to it. */
export function UserAudit({ user }: { readonly user: UserDetails }) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listAuditEventsEndpoint, { params: { id: user.id }, query: { cursor }, signal }),
    [user],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const events = pages.flatMap(({ data }) => data);
  const isKnown = pages.length > 0;

  return (
    <>
      <h2 id="audit-heading">History</h2>
      {status === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {!isKnown && status === 'loading' && <AuditSkeleton />}
      {isKnown && events.length === 0 && (
        <p className="mt-3 text-label text-cocoa-2">No account activity yet.</p>
      )}
      {events.length > 0 && (
        <div className="grid gap-4">
          <ol aria-labelledby="audit-heading" aria-busy={status === 'loading'} className="mt-3 grid">
            {events.map((event) => (
              <AuditLine key={event.id} event={event} userId={user.id} />
            ))}
          </ol>
          {nextCursor !== null && (
            <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
              {`${events.length} entries shown`}
            </ShowMore>
          )}
        </div>
      )}
    </>
  );
}

function AuditLine({ event, userId }: { readonly event: AuditEvent; readonly userId: string }) {
  return (
    <li className="grid gap-x-4 border-b border-crust py-2.5 text-label last:border-b-0 phone:grid-cols-[--spacing(44)_1fr]">
      <time dateTime={event.at} className="figures whitespace-nowrap text-cocoa-2">
        {formatMoment(event.at)}
      </time>
      <p>
        <span className="font-semibold">{sayAction(event)}</span>{' '}
        <span className="text-cocoa-2">{nameActor(event.actor, userId)}</span>
      </p>
    </li>
  );
}

function sayAction({ action, details: { after } }: AuditEvent): string {
  const words = AUDIT_ACTION_WORDS[action];
  if (action !== 'user.role_changed') return words;
  const role = STAFF_ROLES.find((each) => each === after);
  return `${words} to ${role ? ROLE_NAMES[role] : 'Customer'}`;
}

function AuditSkeleton() {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <span className="visually-hidden">Loading the history…</span>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}
