import CheckIcon from 'lucide-react/icons/check';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { type ReactNode, useState } from 'react';
import { tickFirstStepEndpoint } from '../../../contract/dashboard.ts';
import { readReadinessEndpoint } from '../../../contract/settings.ts';
import {
  type Finding,
  GROUP_WORDS,
  judgeFindings,
  READINESS_GROUPS,
  type ReadinessState,
  sayReadiness,
} from '../../../domain/shop/readiness.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Before you open');

const EXPLANATION =
  'What the shop needs before its first real order. We check everything now, including email and payments.';

const STATES = {
  ready: { words: 'Ready:', StateIcon: CheckIcon, className: 'bg-leaf-soft text-leaf' },
  advice: { words: 'Could be better:', StateIcon: WarningIcon, className: 'bg-honey-soft text-honey-deep' },
  blocked: { words: 'To fix:', StateIcon: AlertIcon, className: 'bg-danger-soft text-danger' },
} as const satisfies Readonly<Record<ReadinessState, object>>;

const NOTE_TONES = { ready: 'good', advice: 'tip', blocked: 'warning' } as const;

const readReadiness = (signal: AbortSignal) => shopApi.call(readReadinessEndpoint, { signal });

export default function AdminOpeningPage() {
  const loaded = useLoaded(readReadiness);
  return (
    <SettingsFrame explanation={EXPLANATION}>
      <LoadedContent
        loaded={loaded}
        waitingWords="Checking the shop…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {({ findings }) => (
          <div className="grid gap-4">
            <Note tone={NOTE_TONES[judgeFindings(findings)]} role="status">
              {sayReadiness(findings)}
            </Note>
            <OwnersPart findings={findings} onChanged={loaded.reload} />
            <ServersPart findings={findings} />
            <div>
              <Button kind="line" aria-disabled={loaded.isLoading} onClick={loaded.reload}>
                Check again
              </Button>
            </div>
          </div>
        )}
      </LoadedContent>
    </SettingsFrame>
  );
}

type FindingsProps = { readonly findings: readonly Finding[] };
type ReloadProps = { readonly onChanged: () => void };

/** What the owner does herself, and what she has to ask for: what is missing and why, in her words. */
function OwnersPart({ findings, onChanged }: FindingsProps & ReloadProps) {
  const isOwn = ({ group, to }: Finding) => group === 'shop' || to !== null;
  const asked = findings.filter((finding) => finding.why !== null && !isOwn(finding));
  return (
    <>
      <Panel>
        <h2 id="opening-shop" className="mb-2">
          {GROUP_WORDS.shop}
        </h2>
        <ul aria-labelledby="opening-shop">
          {findings.filter(isOwn).map((finding) => (
            <FindingLine key={finding.name} finding={finding} says={finding.why ?? finding.says}>
              {finding.state !== 'ready' && finding.to && (
                <WayThere finding={finding} to={finding.to} onChanged={onChanged} />
              )}
            </FindingLine>
          ))}
        </ul>
      </Panel>
      {asked.length > 0 && (
        <Panel>
          <h2 id="opening-asked">Your server</h2>
          <p className="mb-2 text-label text-cocoa-2">
            Send this page to whoever runs your server. The steps are under “{SERVERS_TITLE}”.
          </p>
          <ul aria-labelledby="opening-asked">
            {asked.map((finding) => (
              <FindingLine key={finding.name + finding.says} finding={finding} says={finding.why ?? ''} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const SERVERS_TITLE = 'For whoever runs your server';

/** Every line in technical words, with its fix. */
function ServersPart({ findings }: FindingsProps) {
  const groups = READINESS_GROUPS.map((group) => ({
    group,
    lines: findings.filter(({ why, ...finding }) => finding.group === group && (group !== 'shop' || why)),
  }));
  return (
    <details className="group rounded-picture border border-crust bg-paper">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 font-semibold phone:px-6 [&::-webkit-details-marker]:hidden">
        {SERVERS_TITLE}
        <ChevronDownIcon className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-t border-crust px-4 py-5 phone:px-6">
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ group, lines }) => (
            <section key={group}>
              <h3 id={`server-${group}`}>{GROUP_WORDS[group]}</h3>
              <ul aria-labelledby={`server-${group}`}>
                {lines.map((finding) => (
                  <FindingLine key={finding.name + finding.says} finding={finding} says={finding.says} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </details>
  );
}

type FindingLineProps = {
  readonly finding: Finding;
  readonly says: string;
  readonly children?: ReactNode;
};

function FindingLine({ finding, says, children }: FindingLineProps) {
  const { words, StateIcon, className } = STATES[finding.state];
  const isSaidInFull = says === finding.says;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-crust py-3 last:border-b-0 last:pb-0 phone:grid-cols-[auto_1fr_auto]">
      <span className={`grid size-7 place-items-center rounded-pill ${className}`}>
        <StateIcon className="size-4" />
        <span className="visually-hidden">{words}</span>
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{finding.name}</p>
        <p className="text-small text-cocoa-2">{says}</p>
        {isSaidInFull && finding.fix && <p className="mt-1 text-label">{finding.fix}</p>}
      </div>
      {children}
    </li>
  );
}

type WayThereProps = ReloadProps & { readonly finding: Finding; readonly to: string };

/** By where it leads: on a page about opening the shop, "Open" would be read as that. */
const WAY_WORDS: Readonly<Record<string, string>> = {
  '/account#security': 'Set up',
  '/admin/products/new': 'Add product',
  '/admin/calendar/zones': 'Add zones',
  '/admin/settings/payments': 'Add account',
  '/admin/pages': 'View pages',
  '/admin/orders': 'View orders',
};

function WayThere({ finding, to, onChanged }: WayThereProps) {
  const words = WAY_WORDS[to] ?? 'Edit';
  return (
    <div className="flex flex-wrap items-start gap-2 max-phone:col-start-2 max-phone:mt-2">
      <ButtonLink
        to={to}
        reloadDocument={!to.startsWith('/admin')}
        kind="line"
        size="s"
        aria-label={`${words}: ${finding.name}`}
      >
        {words}
      </ButtonLink>
      {to === '/admin/pages' && <ReadPages onChanged={onChanged} />}
    </div>
  );
}

/** Nobody but the owner knows whether they were read. */
function ReadPages({ onChanged }: ReloadProps) {
  const [isSending, setSending] = useState(false);
  async function tick(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await shopApi.call(tickFirstStepEndpoint, { body: { step: 'pages', isDone: true } });
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setSending(false);
    }
  }
  return (
    <Button kind="paper" size="s" aria-disabled={isSending} onClick={() => void tick()}>
      We’ve read them
    </Button>
  );
}
