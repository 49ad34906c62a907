import PlusIcon from 'lucide-react/icons/plus';
import {
  addAddressEndpoint,
  changeAddressEndpoint,
  type SavedAddress,
} from '../../../../contract/account.ts';
import { ADDRESSES_MAX } from '../../../../domain/addresses/address.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm, type TypedAddress } from './address-form.tsx';
import { useAddressRemoval } from './use-address-removal.ts';
import { useOpenForm } from './use-open-form.ts';

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
    showToast({ kind: 'success', text: 'Your address is saved' });
    close();
    onChange();
  };

  return (
    <div className="grid gap-4">
      {addresses.length === 0 && openFor === null && (
        <p className="text-cocoa-2">No address yet. Add the one your cakes usually go to.</p>
      )}
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
        <p>It is removed from your account. Orders that already go there keep it.</p>
      </ConfirmDialog>
    </div>
  );
}
