import StoreIcon from 'lucide-react/icons/store';
import TruckIcon from 'lucide-react/icons/truck';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { SavedAddress } from '../../../../contract/account.ts';
import { isAbroad } from '../../../../domain/contact-phone.ts';
import { isPickupNear } from '../../../../domain/delivery/pickup-near.ts';
import { listDeliveredStates } from '../../../../domain/delivery/zones.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { NO_ADDRESS, type TypedAddress } from '../../../ui/address/typed-address.ts';
import { type Areas, useAreas } from '../../../ui/address/use-areas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { describeFee } from '../../../ui/ordering/destination.ts';
import { OrderNotes, OWN_NOTE } from '../../../ui/ordering/order-notes.tsx';
import { ZoneNote } from '../../../ui/ordering/zone-note.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { findSaved, findUsual, receiveBy, takeSavedAddress } from '../draft/change-draft.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { Ordering } from '../use-ordering.ts';
import { Step } from './step.tsx';

type ReceivingStepProps = { readonly checkout: Ordering };

export function ReceivingStep({ checkout }: ReceivingStepProps) {
  const { draft, change, terms, destination, shortfall } = checkout;
  const shop = useShopProfile();
  const isDelivered = destination.kind === 'zone' && shortfall === '';
  const isDone = destination.kind === 'pickup' || (isDelivered && isAddressFilled(draft));
  const isGiftRepeated = draft.giftMessage !== '' && draft.giftMessage === draft.repeatedGiftMessage;
  return (
    <Step number={2} title="Delivery or pickup" isDone={isDone}>
      {/* Where nobody delivers there is nothing to choose. */}
      {terms?.zones.length !== 0 && (
        <fieldset>
          <legend className="visually-hidden">Delivery or pickup</legend>
          <div className="grid grid-cols-2 gap-2 phone:gap-3">
            <ChoiceTile
              name="method"
              isCompact
              icon={<TruckIcon />}
              title="Delivery"
              checked={draft.method === 'delivery'}
              onChange={() => change(receiveBy('delivery'))}
            >
              {checkout.excluded === ''
                ? describeFee(terms, draft.address, checkout.goodsInKobo)
                : 'not to this area'}
            </ChoiceTile>
            <ChoiceTile
              name="method"
              isCompact
              icon={<StoreIcon />}
              title="Pickup"
              checked={draft.method === 'pickup'}
              onChange={() => change(receiveBy('pickup'))}
            >
              {[shop.address.area, 'free'].filter(Boolean).join(', ')}
            </ChoiceTile>
          </div>
        </fieldset>
      )}
      {draft.method === 'pickup' ? (
        <Note tone="good" icon={StoreIcon}>
          Come to {listAddressLines(shop.address).join(', ') || shop.name}. We’ll keep your order until the
          end of your slot.
        </Note>
      ) : (
        <DeliveryAddress checkout={checkout} />
      )}
      <OrderNotes
        form={checkout}
        {...OWN_NOTE[draft.method]}
        {...(draft.method === 'delivery' &&
          draft.isForAnother &&
          // At home the recipient's number is left empty for that.
          isAbroad(draft.contact.phone) && {
            noteHint: 'Is it a surprise? Ask the rider here not to call ahead.',
          })}
        giftHint={`${isGiftRepeated ? 'This is the message of your earlier order: change or clear it if it no longer fits. ' : ''}We’ll write it on a small plain card and send it with your order, free of charge.`}
      />
    </Step>
  );
}

function DeliveryAddress({ checkout }: ReceivingStepProps) {
  const { draft, change, problems, terms, destination, goodsInKobo, addresses } = checkout;
  const { address } = draft;
  const shop = useShopProfile();
  const hasPickup = isPickupNear(shop.address.state, address.state);
  const areas = useAreas();
  const saved = addresses && findSaved(addresses, address);
  const take = useSavedAddress(checkout, areas);
  // A saved address needs no form, unless something of it is missing or is to be changed for this order.
  const [isChanging, setChanging] = useState(false);
  const hasProblem = Object.keys(problems).some((field) => field.startsWith('address.'));
  const zoneNote = terms && (
    <ZoneNote
      terms={terms}
      destination={destination}
      goodsInKobo={goodsInKobo}
      excluded={checkout.excluded}
      isPaidOnDelivery={!checkout.isPaidInAdvance}
      isPickupNear={hasPickup}
      address={address}
      elsewhere={
        <>
          {hasPickup ? 'You can choose pickup, or' : 'Enter another address, or'}{' '}
          <Link to="/contact" className="underline underline-offset-4">
            contact us
          </Link>
          .
        </>
      }
    />
  );
  const isFolded = saved !== undefined && !isChanging && !hasProblem && isAddressFilled(draft);
  return (
    <>
      {addresses && addresses.length > 0 && !areas.isLoading && (
        <SavedAddresses
          addresses={addresses}
          chosenId={saved?.id ?? null}
          onChoose={(chosen) => {
            setChanging(false);
            take(chosen);
          }}
        />
      )}
      {isFolded ? (
        <>
          {zoneNote}
          <Button
            size="s"
            onClick={() => setChanging(true)}
            className="justify-self-start underline underline-offset-4"
          >
            Change for this order
          </Button>
        </>
      ) : (
        <AddressFields
          address={address}
          problems={problems}
          areas={areas}
          onChange={(changed) => change({ address: changed })}
          tick={{
            isTicked: draft.isForAnother,
            onTick: (isForAnother) => change({ isForAnother }),
            mustBeCalled: isAbroad(draft.contact.phone),
          }}
          delivered={terms && listDeliveredStates(terms.zones)}
          placeNote={zoneNote}
        />
      )}
      {addresses && !saved && (
        <Checkbox
          label="Save this address for next time"
          checked={draft.isAddressSaved}
          onChange={({ target }) => change({ isAddressSaved: target.checked })}
        />
      )}
    </>
  );
}

/** Fills the fields from a saved address; the usual one comes by itself where nothing was typed yet. */
function useSavedAddress({ draft, change, addresses }: Ordering, areas: Areas) {
  const { list, isLoading, isMissing } = areas;
  const [isOffered, setOffered] = useState(false);
  const take = (chosen: SavedAddress | null) => {
    // Whoever chooses another one has no address for a moment, and is not offered the usual one for it.
    setOffered(true);
    const areasOfState = chosen && (isMissing ? [chosen.lga] : list(chosen.state));
    const address = chosen && areasOfState ? takeSavedAddress(chosen, areasOfState) : NO_ADDRESS;
    change({ address, isForAnother: false, isAddressSaved: false });
  };
  const usual = addresses && findUsual(addresses);
  const isUsualDue = usual !== undefined && !isLoading && isBlank(draft.address);
  useEffect(() => {
    if (isUsualDue && !isOffered) take(usual);
  });
  return take;
}

function isBlank(address: TypedAddress): boolean {
  return Object.values(address).every((line) => line === '');
}

function isAddressFilled({
  address: { lga, area, street, recipient },
  isForAnother,
}: CheckoutDraft): boolean {
  const isNamed = !isForAnother || recipient.trim() !== '';
  return lga !== '' && area.trim() !== '' && street.trim() !== '' && isNamed;
}

type SavedAddressesProps = {
  readonly addresses: readonly SavedAddress[];
  /** Null: another one, typed below. */
  readonly chosenId: string | null;
  readonly onChoose: (address: SavedAddress | null) => void;
};

function SavedAddresses({ addresses, chosenId, onChoose }: SavedAddressesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">Your addresses</legend>
      <div className="grid gap-2.5 phone:grid-cols-2">
        {addresses.map((address) => (
          <ChoiceTile
            key={address.id}
            name="saved-address"
            title={address.label || address.street}
            checked={address.id === chosenId}
            onChange={() => onChoose(address)}
          >
            {[
              address.label && address.street,
              address.area,
              address.lga,
              address.recipient && `for ${address.recipient}`,
              address.phone && formatPhoneForNigeria(address.phone),
            ]
              .filter(Boolean)
              .join(', ')}
          </ChoiceTile>
        ))}
        <ChoiceTile
          name="saved-address"
          title="Another address"
          checked={chosenId === null}
          onChange={() => onChoose(null)}
        >
          Enter it below
        </ChoiceTile>
      </div>
    </fieldset>
  );
}
