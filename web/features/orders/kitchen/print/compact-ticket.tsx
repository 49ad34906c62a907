import type { KitchenTicket, TicketLine } from '../../../../../contract/kitchen.ts';
import { sayUndeclared } from '../../../../../domain/orders/name-allergens.ts';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { AgreedWords } from '../agreed-words.tsx';
import { listTicketAllergens, nameReceiver, STAGE_NAMES } from '../kitchen-words.ts';

type CompactTicketProps = { readonly ticket: KitchenTicket };

/** As much as fits on a page, with a box to tick for each stage. */
export function CompactTicket({ ticket }: CompactTicketProps) {
  const { number, slot, method, lines, note, agreement } = ticket;
  const allergens = listTicketAllergens(ticket);
  const undeclared = sayUndeclared(lines);
  return (
    <article
      aria-label={`Order ${number}`}
      className="grid grid-cols-1 break-inside-avoid gap-2 border-b-2 border-cocoa pb-4 print:mb-4"
    >
      <header className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="figures">{writeTimes(slot)}</h2>
        <p className="figures font-bold">{number}</p>
        <p className="wrap-anywhere">
          {method === 'pickup' ? 'Pickup' : 'Delivery'}
          {nameReceiver(ticket) !== '' && `, ${nameReceiver(ticket)}`}
        </p>
        <p className="ml-auto flex gap-3 text-small">
          {Object.values(STAGE_NAMES).map((name) => (
            <span key={name} className="whitespace-nowrap">
              ☐ {name}
            </span>
          ))}
        </p>
      </header>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <CompactLine
            key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
            line={line}
          />
        ))}
      </ul>
      <p>
        {allergens.length > 0 && (
          <>
            Contains <strong className="font-bold">{allergens.join(', ')}</strong>
            {undeclared !== null && '. '}
          </>
        )}
        {undeclared}
      </p>
      {agreement && <AgreedWords agreement={agreement} />}
      {agreement && agreement.pictures.length > 0 && (
        <p>
          With {agreement.pictures.length === 1 ? '1 picture' : `${agreement.pictures.length} pictures`} on
          the board
        </p>
      )}
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">Note: {note}</p>}
    </article>
  );
}

function CompactLine({ line }: { readonly line: TicketLine }) {
  const { quantity, name, sizeName, inscription, design, designLines } = line;
  return (
    <li className="flex items-start gap-3">
      {design !== '' && <DesignedCake design={design} className="size-40 flex-none rounded-small" />}
      <div className="min-w-0">
        <p className="font-bold">
          {quantity} × {name}
          {designLines.length === 0 && sizeName && <span className="font-medium">, {sizeName}</span>}
        </p>
        {designLines.map(({ label, text }) => (
          <p key={label} className="text-label">
            <strong className="font-semibold">{label}:</strong> {text}
          </p>
        ))}
        {inscription !== '' && <p className="break-words">“{inscription}”</p>}
      </div>
    </li>
  );
}
