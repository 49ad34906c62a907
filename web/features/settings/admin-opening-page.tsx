import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
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
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Before you open');

const EXPLANATION =
  'What the shop needs before its first real order. Every line is checked now, email and payments included.';

const STATES = {
  ready: { words: 'Ready:', StateIcon: CheckIcon, className: 'bg-leaf-soft text-leaf' },
  advice: { words: 'Could be better:', StateIcon: WarningIcon, className: 'bg-honey-soft text-honey-deep' },
  blocked: { words: 'To fix:', StateIcon: AlertIcon, className: 'bg-danger-soft text-danger' },
} as const satisfies Readonly<Record<ReadinessState, object>>;

/** What the owner does herself comes first, the machine last. */
const GROUPS = READINESS_GROUPS.toReversed();

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
            {GROUPS.map((group) => (
              <Panel key={group}>
                <h2 id={`opening-${group}`} className="mb-2">
                  {GROUP_WORDS[group]}
                </h2>
                <ul aria-labelledby={`opening-${group}`}>
                  {findings
                    .filter((finding) => finding.group === group)
                    .map((finding) => (
                      <FindingLine key={finding.name + finding.says} {...finding} onChanged={loaded.reload} />
                    ))}
                </ul>
              </Panel>
            ))}
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

type FindingLineProps = Finding & { readonly onChanged: () => void };

function FindingLine({ name, state, says, fix, to, onChanged }: FindingLineProps) {
  const { words, StateIcon, className } = STATES[state];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-crust py-3 last:border-b-0 last:pb-0 phone:grid-cols-[auto_1fr_auto]">
      <span className={`grid size-7 place-items-center rounded-pill ${className}`}>
        <StateIcon className="size-4" />
        <span className="visually-hidden">{words}</span>
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-cocoa-2">{says}</p>
        {fix && <p className="mt-1 text-label">{fix}</p>}
      </div>
      {state !== 'ready' && to && (
        <div className="flex flex-wrap items-start gap-2 max-phone:col-start-2 max-phone:mt-2">
          <ButtonLink
            to={to}
            reloadDocument={!to.startsWith('/admin')}
            kind="line"
            size="s"
            aria-label={`Open: ${name}`}
          >
            Open
          </ButtonLink>
          {to === '/admin/pages' && <ReadPages onChanged={onChanged} />}
        </div>
      )}
    </li>
  );
}

/** Nobody but the owner knows whether they were read. */
function ReadPages({ onChanged }: Pick<FindingLineProps, 'onChanged'>) {
  const [isSending, setSending] = useState(false);
  async function tick(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await shopApi.call(tickFirstStepEndpoint, { body: { step: 'pages', isDone: true } });
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
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
