import type { Order } from '../../../contract/orders.ts';
import { nameAllergens } from '../../../domain/orders/name-allergens.ts';
import { isGoods } from '../../../domain/orders/taken-orders.ts';
import { LinePictures } from './line-pictures.tsx';
import { OrderPicture } from './order-picture.tsx';
import { writeNaira } from './order-words.ts';

/** What is ordered, as its customer reads it; what only lowers the price is said with the sums. */
export function OrderLines({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul className="grid gap-3.5">
      {lines.filter(isGoods).map((line) => (
        <li
          key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
          className="grid grid-cols-[--spacing(15)_minmax(0,1fr)_auto] items-center gap-3.5 print:grid-cols-[minmax(0,1fr)_auto]"
        >
          <OrderPicture
            pictureId={line.pictureId}
            design={line.design}
            sizes="60px"
            className="aspect-square rounded-small print:hidden"
          />
          <div className="min-w-0">
            <p className="leading-label font-semibold">{line.name}</p>
            <p className="text-small break-words text-cocoa-2">{describeLine(line)}</p>
            {nameAllergens(line.allergens).length > 0 && (
              <p className="text-small text-cocoa-2">Contains {nameAllergens(line.allergens).join(', ')}</p>
            )}
          </div>
          <p className="figures font-medium whitespace-nowrap">{writeNaira(line.lineTotal)}</p>
          {line.pictureIds.length > 1 && (
            <div className="col-span-full">
              <LinePictures line={line} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** `2 × 8 inch · “Happy 30th”` */
function describeLine({ quantity, sizeName, inscription }: Order['lines'][number]): string {
  const choice = [sizeName, inscription && `“${inscription}”`].filter(Boolean).join(' · ');
  if (quantity === 1) return choice;
  return choice === '' ? `${quantity} pieces` : `${quantity} × ${choice}`;
}
