import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import type { KitchenTicket, TicketLine } from '../../../../../contract/kitchen.ts';
import { describePieces } from '../../../../../domain/orders/pieces.ts';
import { isFromCatalogue } from '../../../../../domain/orders/taken-orders.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';
import { LinePictures } from '../../line-pictures.tsx';
import { OrderPicture } from '../../order-picture.tsx';

type TicketLinesProps = Pick<KitchenTicket, 'lines' | 'agreement'>;

export function TicketLines({ lines, agreement }: TicketLinesProps) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map((line) => (
        <li
          key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
          className="grid grid-cols-1 gap-2.5"
        >
          {line.design === '' ? (
            <BakedLine line={line} agreement={agreement} />
          ) : (
            <DesignedLine line={line} />
          )}
          <LinePictures line={line} />
          {line.inscription !== '' && (
            <p className="text-action leading-snug font-bold wrap-anywhere">“{line.inscription}”</p>
          )}
        </li>
      ))}
    </ul>
  );
}

type LineProps = { readonly line: TicketLine };

/** What was agreed with one customer looks as in the picture they sent: a drawn cake would say otherwise. */
function BakedLine({ line, agreement }: LineProps & Pick<KitchenTicket, 'agreement'>) {
  const agreed = line.productId === agreement?.productId ? agreement : undefined;
  const pictureId = line.pictureId ?? agreed?.pictures[0]?.id ?? null;
  const isAgreed = agreed !== undefined || !isFromCatalogue(line);
  return (
    <div className="flex items-center gap-3">
      {(pictureId !== null || !isAgreed) && (
        <OrderPicture
          pictureId={pictureId}
          design=""
          sizes="44px"
          className="size-11 flex-none rounded-small"
        />
      )}
      <div className="min-w-0">
        <LineName line={line} />
        {line.sizeName && <p className="text-label text-cocoa-2">{describeSize(line)}</p>}
      </div>
    </div>
  );
}

/** 'Box of 6', or of several: '7 boxes of 6 = 42 doughnuts'. */
function describeSize({ name, sizeName, quantity }: TicketLine): string | null {
  return (quantity > 1 && describePieces(name, sizeName, quantity)) || sizeName;
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

type CakeDrawingProps = { readonly line: Pick<TicketLine, 'name' | 'design'> };

/** A tap makes it as large as the tablet, to be copied in icing. */
function CakeDrawing({ line: { name, design } }: CakeDrawingProps) {
  const [isLarge, setLarge] = useState(false);
  const close = () => setLarge(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge drawing of ${name}`}
        onClick={() => setLarge(true)}
        className="block w-full max-w-72 rounded-card"
      >
        <DesignedCake design={design} className="aspect-square w-full rounded-card" />
      </button>
      <Modal isOpen={isLarge} onClose={close} label={`Drawing of ${name}`} placement="whole">
        <div className="relative grid min-h-full place-items-center p-4">
          <DesignedCake design={design} className="aspect-square w-[min(92vw,88dvh)] rounded-picture" />
          <span className="absolute top-3 right-3">
            <IconButton
              label="Close"
              isOnDark
              onClick={close}
              className="bg-cocoa focus-visible:outline-on-dark"
            >
              <CloseIcon className="size-6" />
            </IconButton>
          </span>
        </div>
      </Modal>
    </>
  );
}
