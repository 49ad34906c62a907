import type { TicketLine } from '../../../../../contract/kitchen.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { CakeDrawing } from './cake-drawing.tsx';

type TicketLinesProps = { readonly lines: readonly TicketLine[] };

export function TicketLines({ lines }: TicketLinesProps) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map((line) => (
        <li
          key={`${line.productId} ${line.sizeId} ${line.inscription} ${line.design}`}
          className="grid grid-cols-1 gap-2.5"
        >
          {line.design === '' ? <BakedLine line={line} /> : <DesignedLine line={line} />}
          {line.inscription !== '' && (
            <p className="rounded-small bg-honey-soft px-3 py-2.5 font-accent text-fs-3 leading-snug wrap-anywhere italic rail:max-wide:text-lead">
              “{line.inscription}”
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type LineProps = { readonly line: TicketLine };

function BakedLine({ line }: LineProps) {
  return (
    <div className="flex items-center gap-3">
      <OrderPicture
        pictureId={line.pictureId}
        design=""
        sizes="64px"
        className="size-14 flex-none rounded-small hero:size-16"
      />
      <div className="min-w-0">
        <LineName line={line} />
        {line.sizeName && <p className="text-cocoa-2">{line.sizeName}</p>}
      </div>
    </div>
  );
}

/** Its words are many, so they stand below it; tier by tier they say more than the sentence in the place of a size. */
function DesignedLine({ line }: LineProps) {
  return (
    <>
      <LineName line={line} />
      <CakeDrawing line={line} />
      <DesignWords line={line} />
    </>
  );
}

function LineName({ line: { quantity, name } }: LineProps) {
  return (
    <p className="text-lead leading-snug font-semibold wrap-anywhere">
      <span className="figures font-bold whitespace-nowrap">{quantity} ×</span> {name}
    </p>
  );
}

export function DesignWords({ line: { designLines, sizeName } }: LineProps) {
  if (designLines.length === 0) return <p>{sizeName}</p>;
  return (
    <dl className="grid gap-1.5">
      {designLines.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-small font-semibold text-cocoa-2">{label}</dt>
          <dd className="leading-snug wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
