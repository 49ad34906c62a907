import { useId } from 'react';
import type { WholeDeskOrder } from '../../../../../contract/order-desk.ts';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { nameAllergens } from '../name-allergens.ts';

type PrintedLine = Pick<
  WholeDeskOrder['lines'][number],
  'productId' | 'name' | 'sizeId' | 'sizeName' | 'inscription' | 'design' | 'quantity' | 'pictureId'
> & {
  /** Tier by tier, where somebody has asked for them: they say more than the sentence in the place of a size. */
  readonly designLines?: readonly { readonly label: string; readonly text: string }[];
};

/** What of an order the kitchen needs on paper. */
export type PrintedOrder = Pick<WholeDeskOrder, 'number' | 'method' | 'note' | 'lineAllergens'> & {
  readonly slot: Pick<WholeDeskOrder['slot'], 'day' | 'from' | 'to'>;
  readonly contact: Pick<WholeDeskOrder['contact'], 'name'>;
  readonly lines: readonly PrintedLine[];
};

type KitchenTicketProps = {
  readonly order: PrintedOrder;
  /** One of a day's, under the heading of all of them. */
  readonly isOneOfMany?: boolean;
};

/** Read from an arm's length, with floury hands: what, how many, with which words, and what could make somebody ill. */
export function KitchenTicket({ order, isOneOfMany = false }: KitchenTicketProps) {
  const { number, slot, method, lines, lineAllergens, note, contact } = order;
  const headingId = useId();
  const Heading = isOneOfMany ? 'h2' : 'h1';
  const NoteHeading = isOneOfMany ? 'h3' : 'h2';
  return (
    <article aria-labelledby={headingId} className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-4 border-cocoa pb-4">
        <div>
          <p className="font-semibold">Kitchen ticket</p>
          <Heading id={headingId} className="figures text-fs-1">
            {number}
          </Heading>
        </div>
        <div className="text-right max-phone:text-left">
          <p className="font-display text-fs-2 font-semibold">{nameDay(slot.day)}</p>
          <p className="figures text-fs-3 font-bold">
            {writeTimes(slot)} · {method === 'pickup' ? 'Pickup' : 'Delivery'}
          </p>
        </div>
      </header>
      <ol className="grid">
        {lines.map((line, place) => (
          <li
            key={`${line.productId} ${line.sizeId} ${line.inscription} ${line.design}`}
            className="grid break-inside-avoid grid-cols-[--spacing(18)_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-crust-2 py-4 first:pt-0 print:border-cocoa"
          >
            <p className="figures font-display text-fs-1 leading-none font-semibold">{line.quantity} ×</p>
            <div className="grid gap-2">
              <p className="text-fs-3 leading-snug font-bold">
                {line.name}
                {line.sizeName && !line.designLines?.length && (
                  <span className="block font-semibold">{line.sizeName}</span>
                )}
              </p>
              {line.inscription !== '' && (
                <p className="rounded-small border-2 border-cocoa px-3 py-2 text-fs-3 font-semibold break-words">
                  <span className="block text-small font-medium">Inscription</span>“{line.inscription}”
                </p>
              )}
              {line.design !== '' && (
                <OrderPicture
                  pictureId={line.pictureId}
                  design={line.design}
                  sizes="240px"
                  className="size-60 rounded-card"
                />
              )}
              {line.designLines?.map(({ label, text }) => (
                <p key={label}>
                  <strong className="font-bold">{label}:</strong> {text}
                </p>
              ))}
              <Allergens allergens={lineAllergens[place] ?? []} />
            </div>
          </li>
        ))}
      </ol>
      {note !== '' && (
        <div className="break-inside-avoid rounded-small border-2 border-dashed border-cocoa p-4">
          <NoteHeading className="text-fs-4">The customer’s note</NoteHeading>
          <p className="mt-1 text-fs-3 break-words whitespace-pre-line">{note}</p>
        </div>
      )}
      <p className="text-label">For {contact.name}</p>
    </article>
  );
}

function Allergens({ allergens }: { readonly allergens: readonly string[] }) {
  if (allergens.length === 0) return <p className="text-label">No allergens declared</p>;
  return (
    <p className="text-fs-4">
      Contains <strong className="font-bold">{nameAllergens(allergens).join(', ')}</strong>
    </p>
  );
}
