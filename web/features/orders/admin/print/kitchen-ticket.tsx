import type { WholeDeskOrder } from '../../../../../contract/order-desk.ts';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { nameAllergens } from '../name-allergens.ts';

type KitchenTicketProps = { readonly order: WholeDeskOrder };

/** Read from an arm's length, with floury hands: what, how many, with which words, and what could make somebody ill. */
export function KitchenTicket({ order }: KitchenTicketProps) {
  const { number, slot, method, lines, lineAllergens, note, contact } = order;
  return (
    <article aria-labelledby="ticket-heading" className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-4 border-cocoa pb-4">
        <div>
          <p className="font-semibold">Kitchen ticket</p>
          <h1 id="ticket-heading" className="figures">
            {number}
          </h1>
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
                {line.sizeName && <span className="block font-semibold">{line.sizeName}</span>}
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
              <Allergens allergens={lineAllergens[place] ?? []} />
            </div>
          </li>
        ))}
      </ol>
      {note !== '' && (
        <section
          aria-labelledby="ticket-note"
          className="rounded-small border-2 border-dashed border-cocoa p-4"
        >
          <h2 id="ticket-note" className="text-fs-4">
            The customer’s note
          </h2>
          <p className="mt-1 text-fs-3 break-words whitespace-pre-line">{note}</p>
        </section>
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
