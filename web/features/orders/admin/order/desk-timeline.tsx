import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { listHistory } from './list-history.ts';

type DeskTimelineProps = { readonly order: WholeDeskOrder };

/** Every step with who made it and when, the latest first. */
export function DeskTimeline({ order }: DeskTimelineProps) {
  return (
    <Panel>
      <h2 id="history-heading">History</h2>
      <ol aria-labelledby="history-heading" aria-live="polite" className="mt-3 grid">
        {listHistory(order).map(({ key, at, title, who }) => (
          <li
            key={key}
            className="grid gap-x-4 border-b border-crust py-2.5 text-label last:border-b-0 last:pb-0 phone:grid-cols-[--spacing(42)_1fr]"
          >
            <time dateTime={at} className="figures whitespace-nowrap text-cocoa-2">
              {formatMoment(at)}
            </time>
            <p>
              <span className="font-semibold">{title}</span> <span className="text-cocoa-2">{who}</span>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
