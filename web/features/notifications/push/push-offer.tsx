import BellIcon from 'lucide-react/icons/bell';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { DENIED_WORDS } from './push-words.ts';
import { storedPush } from './stored-subscription.ts';
import { usePush } from './use-push.ts';

type PushOfferProps = { readonly uid: string; readonly awaited: string };

/** A quiet card. Its own button comes before the browser's question, which a person can only refuse once. */
export default function PushOffer({ uid, awaited }: PushOfferProps) {
  const { state, isBusy, failure, switchOn } = usePush(uid);
  const [answer, setAnswer] = useState<'asked' | 'accepted' | 'declined' | null>(null);
  const cardRef = useRef<HTMLDivElement>(null);

  const ask = async () => {
    if (isBusy) return;
    setAnswer('asked');
    if (!(await switchOn())) return;
    setAnswer('accepted');
    cardRef.current?.focus();
  };
  const decline = () => {
    storedPush.rememberDeclined();
    setAnswer('declined');
  };

  if (answer === 'accepted') {
    return (
      <Card cardRef={cardRef}>
        <p role="status" className="font-semibold">
          We’ll notify you in this browser when it’s {awaited}.
        </p>
      </Card>
    );
  }
  if (answer === 'declined') return null;
  // Who refused before today is not bothered; who does so now is told how to change it.
  if (state === 'denied' && answer === 'asked') return <Note tone="warning">{DENIED_WORDS}</Note>;
  if (state !== 'off') return null;
  return (
    <Card cardRef={cardRef}>
      <p>
        <span className="font-semibold">Get a notification when it’s {awaited}?</span>{' '}
        <span className="text-cocoa-2">On this device, even when you’ve closed this page.</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="quiet" size="s" onClick={ask} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          Notify me when it’s {awaited}
        </Button>
        <Button size="s" onClick={decline}>
          Not now
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className="mt-3 text-label font-medium text-danger">
          {failure}
        </p>
      )}
    </Card>
  );
}

type CardProps = { readonly cardRef: Ref<HTMLDivElement>; readonly children: ReactNode };

function Card({ cardRef, children }: CardProps) {
  return (
    <section aria-label="Notifications on this device">
      <Panel ref={cardRef} tabIndex={-1} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
        <span className="scallop grid size-11 place-items-center bg-honey-soft">
          <BellIcon />
        </span>
        <div className="min-w-0 self-center">{children}</div>
      </Panel>
    </section>
  );
}
