import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { nameAllergens } from '../name-allergens.ts';

type LineListProps = { readonly order: WholeDeskOrder };

export function LineList({ order: { lines, lineAllergens, workUnits } }: LineListProps) {
  return (
    <Panel>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2>What was ordered</h2>
        <p className="text-small text-cocoa-2">
          {workUnits} {workUnits === 1 ? 'work unit' : 'work units'}
        </p>
      </div>
      <ul className="grid gap-4">
        {lines.map((line, place) => (
          <li
            key={`${line.productId} ${line.sizeId} ${line.inscription} ${line.design}`}
            className="grid grid-cols-[--spacing(12)_minmax(0,1fr)_auto] gap-3 phone:grid-cols-[--spacing(16)_minmax(0,1fr)_auto] phone:gap-3.5"
          >
            <OrderPicture
              pictureId={line.pictureId}
              design={line.design}
              sizes="64px"
              className="size-12 rounded-small phone:size-16"
            />
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="figures">{line.quantity} ×</span> {line.name}
              </p>
              {line.sizeName && <p className="text-label text-cocoa-2">{line.sizeName}</p>}
              {line.inscription !== '' && <p className="text-label break-words">“{line.inscription}”</p>}
              <p className="text-small text-cocoa-2">{sayAllergens(lineAllergens[place] ?? [])}</p>
            </div>
            <p className="figures font-medium whitespace-nowrap">{writeNaira(line.lineTotal)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** 'Contains gluten, milk, tree nuts' */
function sayAllergens(allergens: readonly string[]): string {
  return allergens.length === 0 ? 'No allergens declared' : `Contains ${nameAllergens(allergens).join(', ')}`;
}
