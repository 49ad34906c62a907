import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import { useEffect, useId, useRef, useState } from 'react';
import {
  addAddressEndpoint,
  changeAddressEndpoint,
  removeAddressEndpoint,
  type SavedAddress,
} from '../../../../contract/account.ts';
import { ADDRESSES_MAX } from '../../../../domain/addresses/address.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { AddressForm, type TypedAddress } from './address-form.tsx';
import { listAddressLines, nameAddress } from './address-lines.ts';

const NEW = 'new';

type AddressBookProps = {
  readonly addresses: readonly SavedAddress[];
  readonly onChange: () => void;
  readonly onRemoved: (id: string) => void;
  readonly focusHeading: () => void;
};

/** One address or none at a time is being written. */
export function AddressBook({ addresses, onChange, onRemoved, focusHeading }: AddressBookProps) {
  const { openFor, open, close, buttonId } = useOpenForm();
  const removal = useAddressRemoval(onRemoved, focusHeading);

  const save = (store: (address: TypedAddress) => Promise<unknown>) => async (address: TypedAddress) => {
    await store(address);
    showToast({ kind: 'success', text: 'Address saved' });
    close();
    onChange();
  };

  return (
    <div className="grid gap-4">
      {addresses.length === 0 && openFor === null && <p className="text-cocoa-2">No saved addresses yet.</p>}
      <ul className="grid gap-3 empty:hidden tablet:grid-cols-2">
        {addresses.map((address) =>
          openFor === address.id ? (
            <li key={address.id} className="tablet:col-span-2">
              <AddressForm
                address={address}
                onSave={save((body) =>
                  shopApi.call(changeAddressEndpoint, { params: { id: address.id }, body }),
                )}
                onCancel={close}
              />
            </li>
          ) : (
            <AddressCard
              key={address.id}
              address={address}
              editButtonId={buttonId(address.id)}
              onEdit={() => open(address.id)}
              onDelete={() => removal.ask(address)}
            />
          ),
        )}
      </ul>
      {openFor === NEW ? (
        <AddressForm onSave={save((body) => shopApi.call(addAddressEndpoint, { body }))} onCancel={close} />
      ) : (
        addresses.length < ADDRESSES_MAX && (
          <Button
            id={buttonId(NEW)}
            kind="quiet"
            size="s"
            onClick={() => open(NEW)}
            className="justify-self-start"
          >
            <PlusIcon />
            Add an address
          </Button>
        )
      )}
      <ConfirmDialog
        isOpen={removal.isOpen}
        onClose={removal.close}
        title={`Delete ${removal.name}?`}
        button="Delete address"
        buttonWhileBusy="Deleting…"
        onConfirm={removal.confirm}
      >
        <p>It’s removed from your account. Existing orders aren’t affected.</p>
      </ConfirmDialog>
    </div>
  );
}

/** A form that takes the place of the button that opened it; when it closes, the focus goes back to that button. */
function useOpenForm() {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const cameFrom = useRef<string | null>(null);
  const prefix = useId();
  const buttonId = (key: string) => `${prefix}-${key}`;

  useEffect(() => {
    if (openFor === null && cameFrom.current !== null) {
      document.getElementById(`${prefix}-${cameFrom.current}`)?.focus();
    }
    cameFrom.current = openFor;
  }, [openFor, prefix]);

  return { openFor, open: setOpenFor, close: () => setOpenFor(null), buttonId };
}

/** Asks before an address goes. With it goes the button that had the focus, which then is the heading's. */
function useAddressRemoval(onRemoved: (id: string) => void, focusHeading: () => void) {
  const [asked, setAsked] = useState<SavedAddress | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isRemoved = useRef(false);

  useEffect(() => {
    if (isOpen || !isRemoved.current) return;
    isRemoved.current = false;
    focusHeading();
  }, [isOpen, focusHeading]);

  return {
    isOpen,
    name: asked ? nameAddress(asked) : '',
    ask: (address: SavedAddress) => {
      setAsked(address);
      setOpen(true);
    },
    close: () => setOpen(false),
    confirm: async () => {
      if (!asked) return;
      await shopApi.call(removeAddressEndpoint, { params: { id: asked.id } });
      isRemoved.current = true;
      onRemoved(asked.id);
      showToast({ kind: 'success', text: 'Address deleted' });
    },
  };
}

type AddressCardProps = {
  readonly address: SavedAddress;
  readonly editButtonId: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function AddressCard({ address, editButtonId, onEdit, onDelete }: AddressCardProps) {
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
