import { useState } from 'react';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { seeChangesEndpoint } from '../../../../../contract/order-changes.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';

/** What was changed after the ticket was written, until somebody has ticked it. */
export function TicketChanges({ ticket: { id, number, changes } }: { readonly ticket: KitchenTicket }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const unseen = changes.filter((change) => !seen.includes(change.id));
  if (unseen.length === 0) return null;
  const tick = async () => {
    const ids = unseen.map((change) => change.id);
    setSeen((before) => [...before, ...ids]);
    try {
      await shopApi.call(seeChangesEndpoint, { params: { id }, body: { ids } });
    } catch (error) {
      setSeen((before) => before.filter((each) => !ids.includes(each)));
      showToast({ kind: 'error', text: describeError(error) });
    }
  };
  return (
    <section
      aria-label={`Changes to order ${number}`}
      className="grid gap-2 rounded-small bg-honey px-3 py-2.5 text-cocoa"
    >
      <p className="font-bold">Changed</p>
      <ul className="grid gap-1">
        {unseen.flatMap(({ id: changeId, words }) =>
          words.map((line) => (
            <li key={`${changeId} ${line}`} className="leading-snug wrap-anywhere">
              {line}
            </li>
          )),
        )}
      </ul>
      <Button kind="dark" size="s" onClick={() => void tick()} className="justify-self-start">
        Got it
      </Button>
    </section>
  );
}
