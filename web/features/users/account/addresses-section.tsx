import { useRef } from 'react';
import type { SavedAddress } from '../../../../contract/account.ts';
import { ADDRESSES_MAX } from '../../../../domain/addresses/address.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PlusIcon } from '../../../ui/icons/actions.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { addAddress, changeAddress, listAddresses, type TypedAddress } from './address-requests.ts';
import { useAddressRemoval } from './use-address-removal.ts';
import { useOpenForm } from './use-open-form.ts';

const NEW = 'new';

export function AddressesSection() {
  const addresses = useLoaded(listAddresses);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <AccountSection
      id="addresses"
      title="Addresses"
      lead="Saved once, chosen with one tap at checkout."
      headingRef={headingRef}
    >
      <LoadedContent
        loaded={addresses}
        waitingWords="Loading your addresses…"
        skeleton={<Skeleton className="h-40" />}
      >
        {(saved) => (
          <AddressBook
            addresses={saved}
            onChange={addresses.reload}
            onRemoved={(id) => {
              addresses.replace(saved.filter((address) => address.id !== id));
            }}
            focusHeading={() => headingRef.current?.focus()}
          />
        )}
      </LoadedContent>
    </AccountSection>
  );
}

type AddressBookProps = {
  readonly addresses: readonly SavedAddress[];
  readonly onChange: () => void;
  readonly onRemoved: (id: string) => void;
  readonly focusHeading: () => void;
};

function AddressBook({ addresses, onChange, onRemoved, focusHeading }: AddressBookProps) {
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
                onSave={save((typed) => changeAddress(address.id, typed))}
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
        <AddressForm onSave={save(addAddress)} onCancel={close} />
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
