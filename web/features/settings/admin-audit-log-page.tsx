import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { exportAuditLogEndpoint, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { downloadFile } from '../../api/download-file.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { ExportButton } from '../../ui/buttons/export-button.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { AuditLogFilters, readAuditLogQuery } from './audit-log-filters.tsx';
import { AuditLogLine } from './audit-log-line.tsx';
import { LogEntries } from './log-entries.tsx';
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
  const log = usePages(loadPage);
  const isNarrowed = Object.keys(query).length > 0;

  const change = (part: Readonly<Record<string, string>>) => {
    // The address is ahead of what is rendered: of two changes in a row the second must not take the first one back.
    const latest = readAuditLogQuery(new URLSearchParams(window.location.search));
    const said = Object.entries({ ...latest, ...part }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(said), { replace: true });
  };

  return (
    <SettingsFrame explanation="Who changed what, newest first. Entries can’t be edited or deleted.">
      <AuditLogFilters query={query} onChange={change} people={log.pages[0]?.people ?? []}>
        <ExportButton
          fileName="activity"
          load={() => downloadFile({ api: shopApi, endpoint: exportAuditLogEndpoint, query: { ...query } })}
        >
          Export CSV
        </ExportButton>
      </AuditLogFilters>
      <LogEntries
        log={log}
        label="Changes"
        loading="Loading the activity log…"
        whenEmpty={isNarrowed ? 'Nothing matches these filters.' : 'No changes yet. They’ll be listed here.'}
      >
        {(event) => <AuditLogLine key={event.id} event={event} />}
      </LogEntries>
    </SettingsFrame>
  );
}
