import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { exportAuditLogEndpoint, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { downloadFile } from '../../api/download-file.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { ExportButton } from '../../ui/buttons/export-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { AuditLogFilters, readAuditLogQuery } from './audit-log-filters.tsx';
import { AuditLogLine } from './audit-log-line.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Activity log');

export default function AdminAuditLogPage() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readAuditLogQuery(search), [search]);
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(readAuditLogEndpoint, { query: { ...query, cursor }, signal }),
    [query],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const events = pages.flatMap(({ data }) => data);
  // After a failure what is still there may be about something else.
  const isKnown = pages.length > 0 && status !== 'failed';
  const isNarrowed = Object.keys(query).length > 0;

  const change = (part: Readonly<Record<string, string>>) => {
    // The address is ahead of what is rendered: of two changes in a row the second must not take the first one back.
    const latest = readAuditLogQuery(new URLSearchParams(window.location.search));
    const said = Object.entries({ ...latest, ...part }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(said), { replace: true });
  };

  return (
    <SettingsFrame explanation="Who changed what, newest first. Entries can’t be edited or deleted.">
      <AuditLogFilters query={query} onChange={change} people={pages[0]?.people ?? []}>
        <ExportButton
          fileName="activity"
          load={() => downloadFile({ api: shopApi, endpoint: exportAuditLogEndpoint, query: { ...query } })}
        >
          Export CSV
        </ExportButton>
      </AuditLogFilters>
      {status === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {!isKnown && status === 'loading' && <AuditLogSkeleton />}
      {isKnown && events.length === 0 && (
        <p className="text-cocoa-2">
          {isNarrowed ? 'Nothing matches these filters.' : 'No changes yet. They’ll be listed here.'}
        </p>
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
      <span className="visually-hidden">Loading the activity log…</span>
      <Skeleton className="h-80 rounded-picture" />
    </div>
  );
}
