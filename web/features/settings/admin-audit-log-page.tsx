import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { AUDIT_TOPICS, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { PillSelect } from '../../ui/fields/pill-select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { AuditLogLine } from './audit-log-line.tsx';
import { TOPIC_NAMES } from './audit-log-words.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('History');

export default function AdminAuditLogPage() {
  const [search, setSearch] = useSearchParams();
  const topic = AUDIT_TOPICS.find((known) => known === search.get('topic'));
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(readAuditLogEndpoint, { query: { topic, cursor }, signal }),
    [topic],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const events = pages.flatMap(({ data }) => data);
  // After a failure what is still there may be about something else.
  const isKnown = pages.length > 0 && status !== 'failed';

  return (
    <SettingsFrame explanation="Who changed what, the newest first. Nothing here can be changed or taken away.">
      <PillSelect
        label="About what"
        value={topic ?? ''}
        onChoose={(chosen) => setSearch(chosen === '' ? {} : { topic: chosen }, { replace: true })}
        className="mb-4 max-w-72"
      >
        <option value="">Everything</option>
        {AUDIT_TOPICS.map((known) => (
          <option key={known} value={known}>
            {TOPIC_NAMES[known]}
          </option>
        ))}
      </PillSelect>
      {status === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {!isKnown && status === 'loading' && <AuditLogSkeleton />}
      {isKnown && events.length === 0 && (
        <p className="text-cocoa-2">Nothing has been changed yet. Whatever is, will be written down here.</p>
      )}
      {isKnown && events.length > 0 && (
        <div className="grid gap-4">
          <Panel>
            <ol aria-label="Changes" aria-busy={status === 'loading'} className="grid">
              {events.map((event) => (
                <AuditLogLine key={event.id} event={event} />
              ))}
            </ol>
          </Panel>
          {nextCursor !== null && (
            <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
              {`${events.length} entries shown`}
            </ShowMore>
          )}
        </div>
      )}
    </SettingsFrame>
  );
}

function AuditLogSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="visually-hidden">Loading the history…</span>
      <Skeleton className="h-80 rounded-picture" />
    </div>
  );
}
