import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readSecurityLogEndpoint, type SecurityLogPage } from '../../../contract/security-log.ts';
import {
  SECURITY_EVENT_WORDS,
  SECURITY_EVENTS,
  SECURITY_LOG_DAYS,
} from '../../../domain/users/security-events.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Since } from '../../ui/formats/moment.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { LogEntries } from './log-entries.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Security log');

const EXPLANATION = `Sign-ins, blocked attempts and exports, newest first, kept for ${SECURITY_LOG_DAYS} days. Instead of an IP address we store a code: the same code means the same account or network.`;

export default function AdminSecurityLogPage() {
  const [search, setSearch] = useSearchParams();
  const kind = SECURITY_EVENTS.find((known) => known === search.get('kind'));
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(readSecurityLogEndpoint, { query: { kind, cursor }, signal }),
    [kind],
  );
  const log = usePages(loadPage);

  return (
    <SettingsFrame explanation={EXPLANATION}>
      <div className="mb-4 max-w-menu">
        <SelectField
          label="Show"
          required
          value={kind ?? ''}
          onChange={({ target }) =>
            setSearch(target.value === '' ? {} : { kind: target.value }, { replace: true })
          }
        >
          <option value="">Everything</option>
          {SECURITY_EVENTS.map((known) => (
            <option key={known} value={known}>
              {SECURITY_EVENT_WORDS[known]}
            </option>
          ))}
        </SelectField>
      </div>
      <LogEntries
        log={log}
        label="Security events"
        loading="Loading the security log…"
        whenEmpty="No events of this type."
      >
        {(event) => <SecurityLine key={event.id} event={event} />}
      </LogEntries>
    </SettingsFrame>
  );
}

function SecurityLine({ event }: { readonly event: SecurityLogPage['data'][number] }) {
  const { at, kind, person, account, network, details } = event;
  const marks = [account && !person && `account ${account}`, network && `network ${network}`].filter(Boolean);
  return (
    <li className="grid gap-0.5 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {SECURITY_EVENT_WORDS[kind]}
          {person && (
            <>
              {' · '}
              <Link to={`/admin/users/${person.id}`} className="link">
                {person.name}
              </Link>
            </>
          )}
        </span>
        <span className="flex-none text-small text-cocoa-2">
          <Since at={at} />
        </span>
      </p>
      <p className="text-small wrap-anywhere text-cocoa-2">
        {[...Object.values(details).map(String), ...marks].join(' · ')}
      </p>
    </li>
  );
}
