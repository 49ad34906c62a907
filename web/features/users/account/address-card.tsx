import PencilIcon from 'lucide-react/icons/pencil';
import TrashIcon from 'lucide-react/icons/trash';
import type { SavedAddress } from '../../../../contract/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { listAddressLines, nameAddress } from './address-lines.ts';

type AddressCardProps = {
  readonly address: SavedAddress;
  readonly editButtonId: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

export function AddressCard({ address, editButtonId, onEdit, onDelete }: AddressCardProps) {
  const name = nameAddress(address);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-crust-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
        {address.label && (
          <h3 className="font-text text-body font-semibold wrap-anywhere">{address.label}</h3>
        )}
        {address.isDefault && <Badge tone="busy">Default</Badge>}
      </div>
      <address className="text-label wrap-anywhere">
        {listAddressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button id={editButtonId} kind="quiet" size="s" aria-label={`Edit ${name}`} onClick={onEdit}>
          <PencilIcon className="size-4" />
          Edit
        </Button>
        <Button size="s" aria-label={`Delete ${name}`} onClick={onDelete}>
          <TrashIcon className="size-4" />
          Delete
        </Button>
      </div>
    </li>
  );
}
