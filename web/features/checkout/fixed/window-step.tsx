import { Note } from '../../../ui/feedback/note.tsx';
import { Problem } from '../../../ui/form/problem.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { explainDay } from '../../../ui/slots/state-words.ts';
import { WindowChoice } from '../../../ui/slots/window-choice.tsx';
import { OrderWords } from '../steps/order-words.tsx';
import { Step } from '../steps/step.tsx';
import type { FixedCheckoutState } from './use-fixed-checkout.ts';

type WindowStepProps = { readonly checkout: FixedCheckoutState; readonly day: string };

/** The day was agreed; the time of it is still to be chosen. */
export function WindowStep({ checkout, day }: WindowStepProps) {
  const { draft, change, problems, forget, availability, shown } = checkout;
  return (
    <Step number={3} title="What time" isDone={draft.slot !== null}>
      <LoadedContent
        loaded={availability}
        waitingWords="Looking for free times…"
        skeleton={<Skeleton className="h-30 rounded-card" />}
      >
        {() =>
          shown && shown.state === 'free' ? (
            <div data-problem-field="slot" className="grid gap-3">
              <WindowChoice
                shown={shown}
                chosenId={draft.slot?.windowId ?? null}
                onChoose={({ id, from, to }) => {
                  forget('slot');
                  change({ slot: { day, windowId: id, from, to } });
                }}
              />
              <Problem>{problems.slot}</Problem>
            </div>
          ) : (
            <Note tone="warning" role="status">
              {shown ? explainDay(shown, undefined) : `${nameDay(day)} can no longer be had.`}{' '}
              {draft.method === 'delivery' ? 'Try picking it up, or write' : 'Try delivery, or write'} to us
              for another day.
            </Note>
          )
        }
      </LoadedContent>
      <OrderWords checkout={checkout} />
    </Step>
  );
}
