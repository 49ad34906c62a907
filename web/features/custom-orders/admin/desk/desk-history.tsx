import type { WholeDeskCustomOrder } from '../../../../../contract/custom-order-admin.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { DESK_STATUS_BADGES } from '../desk-words.ts';

/** Every step with who made it and when, the newest first. */
export function DeskHistory({ customOrder }: { readonly customOrder: WholeDeskCustomOrder }) {
  const { history, historyActors } = customOrder;
  const steps = history.map((step, index) => ({ ...step, actor: historyActors[index] ?? 'the shop itself' }));
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-fs-3">
        History
      </h2>
      <ol className="mt-3 grid text-label">
        {steps.toReversed().map(({ at, status, words, actor }) => (
          <li
            key={`${at} ${status} ${words}`}
            className="grid grid-cols-1 gap-0.5 border-b border-crust py-2.5 wrap-anywhere last:border-b-0 last:pb-0"
          >
            <p>
              <span className="font-semibold">
                {status === 'submitted' ? 'Asked' : DESK_STATUS_BADGES[status].words}
              </span>
              {words !== '' && `: ${words}`}
            </p>
            <p className="text-small text-cocoa-2">
              <time dateTime={at} className="figures">
                {formatMoment(at)}
              </time>
              , {actor}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
