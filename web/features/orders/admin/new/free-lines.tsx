import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { sayCustomAllergens } from '../../../../../domain/orders/name-allergens.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { FreeLineDialog } from './free-line-dialog.tsx';
import type { DraftFreeLine } from './order-draft.ts';

/** `line` null: a new one, with its name where that is known. */
export type EditedFreeLine = { readonly line: DraftFreeLine | null; readonly name?: string };

type FreeLinesProps = {
  readonly freeLines: readonly DraftFreeLine[];
  /** Null: none. */
  readonly editing: EditedFreeLine | null;
  readonly onEdit: (editing: EditedFreeLine | null) => void;
  readonly onChange: (freeLines: readonly DraftFreeLine[]) => void;
  /** Beside the button that adds one. */
  readonly children: ReactNode;
};

/** What is in no catalogue: a cake as it was described in a chat. */
export function FreeLines({ freeLines, editing, onEdit, onChange, children }: FreeLinesProps) {
  const keep = (line: DraftFreeLine) => {
    const isKnown = freeLines.some(({ lineId }) => lineId === line.lineId);
    onChange(
      isKnown ? freeLines.map((each) => (each.lineId === line.lineId ? line : each)) : [...freeLines, line],
    );
    onEdit(null);
  };
  return (
    <>
      {freeLines.length > 0 && (
        <ul aria-label="Custom items" className="grid">
          {freeLines.map((line) => (
            <li
              key={line.lineId}
              className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-crust py-3 last:border-b-0"
            >
              <ProductPicture
                picture={line.pictures[0] && { ...line.pictures[0], alt: '' }}
                alt=""
                sizes="56px"
                className="size-14 rounded-small"
              />
              <div className="min-w-0">
                <p className="leading-label font-semibold break-words">
                  {line.quantity > 1 && `${line.quantity} × `}
                  {line.name}
                </p>
                {line.details !== '' && (
                  <p className="line-clamp-2 text-small text-cocoa-2">{line.details}</p>
                )}
                <p className="text-small text-cocoa-2">{sayCustomAllergens(line.allergens)}</p>
                <p className="figures text-small font-semibold">{writeNaira(line.price * line.quantity)}</p>
              </div>
              <div className="flex">
                <IconButton label={`Edit ${line.name}`} onClick={() => onEdit({ line })}>
                  <PencilIcon />
                </IconButton>
                <IconButton
                  label={`Remove ${line.name}`}
                  onClick={() => onChange(freeLines.filter(({ lineId }) => lineId !== line.lineId))}
                >
                  <TrashIcon />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => onEdit({ line: null })}>
          <PlusIcon />
          Add custom item
        </Button>
        {children}
      </div>
      <FreeLineDialog
        isOpen={editing !== null}
        line={editing?.line ?? null}
        name={editing?.name ?? ''}
        onKeep={keep}
        onClose={() => onEdit(null)}
      />
    </>
  );
}
