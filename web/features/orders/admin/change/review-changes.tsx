import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import WarningIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { ChangePreview } from '../../../../../contract/order-changes.ts';
import { nameAllergens, sayCustomAllergens } from '../../../../../domain/orders/name-allergens.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { nameDayShortly, writeTimes } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../order-words.ts';

type ReviewChangesProps = { readonly preview: ChangePreview };

const LOOKS = {
  changed: { sign: '~', row: 'bg-honey-soft', mark: 'bg-honey text-cocoa', words: 'Changed' },
  added: { sign: '+', row: 'bg-leaf-soft', mark: 'bg-leaf text-on-action', words: 'Added' },
  removed: { sign: '−', row: 'bg-hibiscus-soft', mark: 'bg-hibiscus text-on-action', words: 'Removed' },
  same: { sign: '', row: '', mark: '', words: 'No change' },
} as const;

/** A comparison, not a form: what is different, line by line, and what is new for whoever must not eat something. */
export function ReviewChanges({ preview }: ReviewChangesProps) {
  const { lines, codeSaved, total, delivery, slot, details, newAllergens } = preview;
  const isMoved = slot.before.day !== slot.after.day || slot.before.windowId !== slot.after.windowId;
  return (
    <div className="grid min-w-0 gap-4">
      <Panel className="grid gap-3">
        <h2>What changes</h2>
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-small text-cocoa-2">
              <th className="px-1 py-1 text-left font-normal phone:px-2">Item</th>
              <th className="px-1 py-1 text-right font-normal phone:px-2">Before</th>
              <th className="px-1 py-1 text-right font-normal phone:px-2">After</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // Two lines may be alike in everything: their place tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never reordered
              <LineRow key={index} line={line} />
            ))}
            {(codeSaved.before > 0 || codeSaved.after > 0) && (
              <AmountRow
                name="Discount code"
                before={writeNaira(-codeSaved.before)}
                after={writeNaira(-codeSaved.after)}
              />
            )}
            {(delivery.before > 0 || delivery.after > 0) && (
              <AmountRow
                name="Delivery"
                before={writeNaira(delivery.before)}
                after={writeNaira(delivery.after)}
              />
            )}
            <AmountRow
              name="Total"
              before={writeNaira(total.before)}
              after={writeNaira(total.after)}
              isTotal
            />
          </tbody>
        </table>
      </Panel>
      {details.length > 0 && (
        <Panel className="grid gap-3">
          <h2>Details</h2>
          <ul className="grid gap-1.5">
            {details.map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {isMoved && (
        <Panel className="grid gap-3">
          <h2>New time</h2>
          <p className="flex flex-wrap items-center gap-3">
            <s className="text-cocoa-2">
              {nameDayShortly(slot.before.day)}, {writeTimes(slot.before)}
            </s>
            <ArrowRightIcon />
            <strong>
              {nameDayShortly(slot.after.day)}, {writeTimes(slot.after)}
            </strong>
          </p>
        </Panel>
      )}
      {newAllergens.length > 0 && (
        <p className="flex items-start gap-2.5 rounded-card bg-ember-soft p-4 text-ember-deep">
          <WarningIcon className="mt-0.5 flex-none" />
          <span>
            <strong>New in this order: {nameAllergens(newAllergens).join(', ')}.</strong> Check with the
            customer.
          </span>
        </p>
      )}
    </div>
  );
}

function LineRow({ line }: { readonly line: ChangePreview['lines'][number] }) {
  const { kind, before, after } = line;
  const shown = after ?? before;
  if (!shown) return null;
  const look = LOOKS[kind];
  const isExchanged = before && after && before.choice !== after.choice && after.design === '';
  const choice = isExchanged ? `${before.choice} → ${after.choice}` : shown.choice;
  // Of products the allergens follow from what was chosen.
  const isSameChoice = before && after && choice === before.choice && before.design === after.design;
  const contained =
    isSameChoice && before.allergens.join() !== after.allergens.join() && sayCustomAllergens(after.allergens);
  const details = [choice, shown.inscription && `“${shown.inscription}”`, contained]
    .filter(Boolean)
    .join(' · ');
  return (
    <tr className={joinClasses('border-t border-crust align-top', look.row)}>
      <td className="px-1 py-2.5 wrap-anywhere phone:px-2">
        <div className="flex gap-2.5">
          <span
            aria-hidden="true"
            className={joinClasses(
              'grid size-6 flex-none place-items-center rounded-tick font-bold',
              look.mark,
            )}
          >
            {look.sign}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold break-words">
              {before && after && before.quantity !== after.quantity && (
                <>
                  <s className="font-normal text-cocoa-2">{before.quantity}</s>{' '}
                </>
              )}
              {/* What only lowers the price is no item. */}
              {shown.amount < 0 ? shown.name : `${shown.quantity} × ${shown.name}`}
            </span>
            <span className="block text-small break-words text-cocoa-2">
              {details !== '' && `${details} · `}
              {look.words}
            </span>
          </span>
        </div>
      </td>
      <Amount isStruck={kind !== 'same'}>{before ? writeNaira(before.amount) : '–'}</Amount>
      <Amount>{after ? writeNaira(after.amount) : '–'}</Amount>
    </tr>
  );
}

type AmountRowProps = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isTotal?: boolean;
};

function AmountRow({ name, before, after, isTotal = false }: AmountRowProps) {
  return (
    <tr className={isTotal ? 'border-t-2 border-cocoa font-semibold' : 'border-t border-crust'}>
      <td className="px-1 py-2.5 wrap-anywhere phone:px-2">{name}</td>
      <Amount isStruck={before !== after}>{before}</Amount>
      <Amount>{after}</Amount>
    </tr>
  );
}

function Amount({
  isStruck = false,
  children,
}: {
  readonly isStruck?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <td className="figures px-1 py-2.5 text-right whitespace-nowrap max-phone:text-small phone:px-2">
      {isStruck ? <s className="text-cocoa-2">{children}</s> : children}
    </td>
  );
}
