import { useId } from 'react';
import type { KitchenAgreement, KitchenPaper, TicketLine } from '../../../../../contract/kitchen.ts';
import { nameAllergens, sayUndeclared } from '../../../../../domain/orders/name-allergens.ts';
import { listWidths, writePicturePath } from '../../../../../domain/pictures/renditions.ts';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { AgreedWords } from '../agreed-words.tsx';
import { nameReceiver } from '../kitchen-words.ts';

type KitchenTicketProps = {
  readonly paper: KitchenPaper;
  /** One of a day's, under the heading of all of them. */
  readonly isOneOfMany?: boolean;
};

/** Read from an arm's length, with floury hands: what, how many, with which words, and what could make somebody ill. */
export function KitchenTicket({ paper, isOneOfMany = false }: KitchenTicketProps) {
  const { number, slot, method, lines, note, agreement } = paper;
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
        {lines.map((line) => (
          <li
            key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
            className="grid break-inside-avoid grid-cols-[--spacing(12)_minmax(0,1fr)] gap-x-3 phone:grid-cols-[--spacing(18)_minmax(0,1fr)] phone:gap-x-4 print:grid-cols-[--spacing(18)_minmax(0,1fr)] gap-y-1 border-b border-crust-2 py-4 first:pt-0 print:border-cocoa"
          >
            <p className="figures font-display text-fs-1 leading-none font-semibold">{line.quantity} ×</p>
            <div className="grid grid-cols-1 gap-2 wrap-anywhere">
              <p className="text-fs-3 leading-snug font-bold">
                {line.name}
                {line.sizeName && line.designLines.length === 0 && (
                  <span className="block font-semibold">{line.sizeName}</span>
                )}
              </p>
              {line.inscription !== '' && (
                <p className="rounded-small border-2 border-cocoa px-3 py-2 text-fs-3 font-semibold">
                  <span className="block text-small font-medium">Inscription</span>“{line.inscription}”
                </p>
              )}
              {line.design !== '' && (
                <DesignedCake
                  design={line.design}
                  className="aspect-square w-full max-w-110 rounded-card print:w-[11cm]"
                />
              )}
              {line.designLines.map(({ label, text }) => (
                <p key={label}>
                  <strong className="font-bold">{label}:</strong> {text}
                </p>
              ))}
              <Allergens line={line} />
            </div>
          </li>
        ))}
      </ol>
      {agreement && <Agreement agreement={agreement} />}
      {note !== '' && (
        <div className="break-inside-avoid rounded-small border-2 border-dashed border-cocoa p-4">
          <NoteHeading className="text-fs-4">Note</NoteHeading>
          <p className="mt-1 text-fs-3 wrap-anywhere whitespace-pre-line">{note}</p>
        </div>
      )}
      {nameReceiver(paper) !== '' && <p className="text-label wrap-anywhere">For {nameReceiver(paper)}</p>}
    </article>
  );
}

/** On paper nothing can be made larger, so the pictures are as large as two in a row allow. */
function Agreement({ agreement }: { readonly agreement: KitchenAgreement }) {
  const { number, pictures } = agreement;
  return (
    <div className="grid gap-4 border-2 border-cocoa p-4 text-fs-4">
      <p className="figures font-bold">Custom order {number}</p>
      <AgreedWords agreement={agreement} />
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3">
          {pictures.map(({ id, width, height }, index) => (
            <li key={id} className="break-inside-avoid">
              <img
                src={writePicturePath(id, listWidths(width).at(-1) ?? width, 'webp')}
                alt={`Sent by the customer, ${index + 1} of ${pictures.length}`}
                width={width}
                height={height}
                className="max-h-90 w-full rounded-small object-contain"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Allergens({ line }: { readonly line: TicketLine }) {
  const allergens = nameAllergens(line.allergens);
  if (allergens.length === 0) return <p className="text-label">{sayUndeclared([line])}</p>;
  return (
    <p className="text-fs-4">
      Contains <strong className="font-bold">{allergens.join(', ')}</strong>
    </p>
  );
}
