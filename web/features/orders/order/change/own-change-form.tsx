import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { Order } from '../../../../../contract/orders.ts';
import { changeOwnOrderEndpoint } from '../../../../../contract/own-changes.ts';
import { isAbroad } from '../../../../../domain/contact-phone.ts';
import { WHOLE_NOTE_MAX_LENGTH } from '../../../../../domain/orders/note.ts';
import { formatPhoneForNigeria } from '../../../../../domain/phone.ts';
import { ApiError, isRefusal } from '../../../../api/api-error.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { NO_ADDRESS, type TypedAddress } from '../../../../ui/address/typed-address.ts';
import { findUnnamedRecipient } from '../../../../ui/address/unnamed-recipient.ts';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { OrderNotes, OWN_NOTE } from '../../../../ui/ordering/order-notes.tsx';
import { ContactFields } from '../../change-parts/contact-fields.tsx';
import { ChangeDialogForm } from './change-dialog.tsx';
import { InscriptionField } from './inscription-field.tsx';
import type { OrderLineOffer } from './use-line-offers.ts';

type OwnChangeFormProps = {
  readonly order: Order;
  readonly lines: readonly OrderLineOffer[];
  readonly onChange: (order: Order) => void;
  readonly onClose: () => void;
  /** The address is in another delivery zone, where it can only be asked for. */
  readonly onOtherZone: (address: TypedAddress) => void;
};

/** What costs nothing: names and numbers, where to, what to write on it and what we should know. */
export function OwnChangeForm({ order, lines, onChange, onClose, onOtherZone }: OwnChangeFormProps) {
  const areas = useAreas();
  const inscribed = lines.filter(({ canInscribe }) => canInscribe);
  const before = {
    contact: { name: order.contact.name, phone: formatPhoneForNigeria(order.contact.phone) },
    address: order.address
      ? { ...order.address, phone: formatPhoneForNigeria(order.address.phone) }
      : NO_ADDRESS,
    isForAnother: Boolean(order.address?.recipient),
    note: order.note,
    giftMessage: order.giftMessage,
    inscriptions: inscribed.map(({ position, inscription }) => ({ position, inscription })),
  };
  const draft = useSavedDraft(`own-change-3:${order.id}:${order.version}`, before);
  const { contact, address, isForAnother, note, giftMessage, inscriptions } = draft.typed;
  const edit = (part: Partial<typeof draft.typed>) => draft.change((latest) => ({ ...latest, ...part }));
  const send = async () => {
    const unnamed = findUnnamedRecipient(order.method === 'delivery' && isForAnother, address.recipient);
    const [problem] = Object.values(unnamed);
    if (problem !== undefined) throw new ApiError(problem, { status: 400, fields: unnamed });
    const save = (to: TypedAddress) =>
      shopApi.call(changeOwnOrderEndpoint, {
        params: { id: order.id },
        body: {
          version: order.version,
          contact,
          address: order.method === 'delivery' ? to : null,
          note,
          // Earlier ones may have what is refused today.
          ...(giftMessage !== order.giftMessage && { giftMessage }),
          inscriptions: inscriptions.filter(
            ({ position, inscription }) =>
              inscribed.find((line) => line.position === position)?.inscription !== inscription,
          ),
          // What is not filled in is said by the shop, at its field.
        } as InputOf<typeof changeOwnOrderEndpoint.bodySchema>,
      });
    try {
      const changed = await save(address);
      draft.clear();
      onClose();
      onChange(changed);
      showToast({ kind: 'success', text: 'Your changes are saved' });
    } catch (error) {
      const isOtherZone = isRefusal(error) && error.code === 'another_zone';
      if (!isOtherZone || !order.canAskForChange) throw error;
      // Only the address is asked for: what else was typed is saved first, as the request has no place for it.
      const isMoreTyped = (['contact', 'note', 'giftMessage', 'inscriptions'] as const).some(
        (part) => JSON.stringify(draft.typed[part]) !== JSON.stringify(before[part]),
      );
      const changed = isMoreTyped ? await save(before.address) : null;
      onOtherZone(address);
      if (!changed) return;
      draft.clear();
      onChange(changed);
      showToast({ kind: 'success', text: 'Your other changes are saved' });
    }
  };
  const findTyped = (at: number) => inscriptions.find(({ position }) => position === at)?.inscription ?? '';
  return (
    <ChangeDialogForm
      title="Change details"
      lead="The price, items and time stay the same. You can change these until we start baking."
      button="Save changes"
      buttonWhileBusy="Saving…"
      draft={draft}
      onClose={onClose}
      onSend={send}
    >
      {(problems) => (
        <>
          {inscribed.map(({ position, name, inscription: saved }) => (
            <InscriptionField
              key={position}
              label={inscribed.length > 1 ? `Inscription on ${name}` : 'Inscription'}
              inscription={findTyped(position)}
              saved={saved}
              onChange={(inscription) =>
                edit({
                  inscriptions: inscriptions.map((each) =>
                    each.position === position ? { position, inscription } : each,
                  ),
                })
              }
            />
          ))}
          <ContactFields
            contact={contact}
            problems={problems}
            isOwn
            onChange={(typed) => edit({ contact: typed })}
          />
          {order.method === 'delivery' && (
            <AddressFields
              address={address}
              problems={problems}
              areas={areas}
              onChange={(typed) => edit({ address: typed })}
              tick={{
                isTicked: isForAnother,
                onTick: (isTicked) => edit({ isForAnother: isTicked }),
                mustBeCalled: isAbroad(contact.phone),
              }}
            />
          )}
          <OrderNotes
            form={{ draft: { note, giftMessage }, problems, change: edit }}
            {...OWN_NOTE[order.method]}
            noteMaxLength={WHOLE_NOTE_MAX_LENGTH}
            savedGiftMessage={order.giftMessage}
            giftHint="We’ll write it on a small plain card and send it with your order."
          />
        </>
      )}
    </ChangeDialogForm>
  );
}
