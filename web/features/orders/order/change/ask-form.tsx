import { useState } from 'react';
import type { OfferedSlot } from '../../../../../contract/availability.ts';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { Order } from '../../../../../contract/orders.ts';
import { askForChangeEndpoint, CHANGE_WORDS_MAX_LENGTH } from '../../../../../contract/own-changes.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { NO_ADDRESS, type TypedAddress } from '../../../../ui/address/typed-address.ts';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { isSame } from '../../../../ui/form/is-same.ts';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import { OtherTime } from '../../change-parts/other-time.tsx';
import { writeNaira } from '../../order-words.ts';
import { ChangeDialogForm } from './change-dialog.tsx';
import { InscriptionField } from './inscription-field.tsx';
import { sayPriceDifference } from './price-difference.ts';
import type { OrderLineOffer } from './use-line-offers.ts';

type AskFormProps = {
  readonly order: Order;
  readonly lines: readonly OrderLineOffer[];
  /** What was typed where only the same zone can be changed to; null: nothing. */
  readonly otherZone: TypedAddress | null;
  readonly onChange: (order: Order) => void;
  /** To the dialog in which a customer moves the order without asking; whether anything else is asked for here. */
  readonly onMove: (isBegun: boolean) => void;
  readonly onClose: () => void;
};

type Wanted = {
  readonly position: number;
  readonly quantity: number;
  readonly sizeId: string | null;
  readonly inscription: string;
};

/** What was typed stays while the items do, also where the order was moved since. */
function describeLines(lines: readonly OrderLineOffer[]): string {
  return lines.map(({ quantity, sizeId, inscription }) => `${quantity} ${sizeId} ${inscription}`).join();
}

/** Number, size, inscription, time and address as a form, so that we can accept with one tap; everything else in words. */
export function AskForm({ order, lines, otherZone, onChange, onMove, onClose }: AskFormProps) {
  const blank = {
    words: '',
    lines: lines.map(
      ({ position, quantity, sizeId, inscription }): Wanted => ({ position, quantity, sizeId, inscription }),
    ),
    /** Null: when it is for now. */
    slot: null as OfferedSlot | null,
    /** Null: where it goes now. */
    address: null as TypedAddress | null,
  };
  const draft = useSavedDraft(`ask-change-4:${order.id}:${describeLines(lines)}`, blank);
  const { words, lines: wanted, slot } = draft.typed;
  const address = draft.typed.address ?? otherZone;
  const edit = (part: Partial<typeof draft.typed>) => draft.change((before) => ({ ...before, ...part }));
  const [sent, setSent] = useState<typeof draft.typed | null>(null);
  const difference = sayPriceDifference(order, lines, wanted);
  const areas = useAreas();
  const availability = useAvailability(order.lines, order.method, address ?? order.address);
  const editLine = (position: number, part: Partial<Wanted>) =>
    draft.change((before) => ({
      ...before,
      lines: before.lines.map((each) => (each.position === position ? { ...each, ...part } : each)),
    }));
  const send = async () => {
    setSent(draft.typed);
    const changed = wanted.flatMap((asked) => {
      const line = lines.find(({ position }) => position === asked.position);
      if (!line) return [];
      // An earlier one may have what is refused today.
      const inscription = asked.inscription === line.inscription ? null : asked.inscription;
      const isSame = inscription === null && asked.quantity === line.quantity && asked.sizeId === line.sizeId;
      return isSame ? [] : { ...asked, inscription };
    });
    const isMoved = slot !== null && (slot.day !== order.slot.day || slot.windowId !== order.slot.windowId);
    const body = {
      words,
      lines: changed,
      slot: isMoved ? { day: slot.day, windowId: slot.windowId } : null,
      address,
      // What is not filled in is said by the shop, at its field.
    } as InputOf<typeof askForChangeEndpoint.bodySchema>;
    const asked = await shopApi.call(askForChangeEndpoint, { params: { id: order.id }, body });
    draft.clear();
    onClose();
    onChange(asked);
    showToast({ kind: 'success', text: 'We’ve received your request' });
  };
  return (
    <ChangeDialogForm
      title="Request a change"
      lead="Nothing changes until we’ve agreed. We’ll let you know either way."
      button="Send request"
      buttonWhileBusy="Sending…"
      draft={draft}
      onClose={onClose}
      onSend={send}
    >
      {(problems) => (
        <>
          <ul className="grid gap-3">
            {lines.map(({ position, name, choice, sizes, canInscribe, inscription: saved }) => {
              const {
                quantity = 0,
                sizeId = null,
                inscription = '',
              } = wanted.find((each) => each.position === position) ?? {};
              return (
                <li key={position} className="grid gap-2 border-b border-crust pb-3">
                  <div className="flex items-center justify-between gap-3">
                    <p className="min-w-0">
                      <span className="block font-semibold break-words">{name}</span>
                      {sizes.length === 0 && choice !== '' && (
                        <span className="block text-small break-words text-cocoa-2">{choice}</span>
                      )}
                      {quantity === 0 && (
                        <span className="block text-small text-hibiscus">Will be removed</span>
                      )}
                    </p>
                    <QuantityStepper
                      label={`Number of ${name}`}
                      quantity={quantity}
                      min={0}
                      max={100}
                      onChange={(typed) => editLine(position, { quantity: typed })}
                    />
                  </div>
                  {sizes.length > 0 && quantity > 0 && (
                    <SelectField
                      label={`Size of ${name}`}
                      required
                      value={sizeId ?? ''}
                      onChange={({ target }) => editLine(position, { sizeId: target.value })}
                    >
                      {sizes.map(({ id, name: size, price }) => (
                        <option key={id} value={id}>
                          {price === null ? size : `${size} · ${writeNaira(price)}`}
                        </option>
                      ))}
                    </SelectField>
                  )}
                  {canInscribe && quantity > 0 && (
                    <InscriptionField
                      label={`Inscription on ${name}`}
                      inscription={inscription}
                      saved={saved}
                      onChange={(typed) => editLine(position, { inscription: typed })}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          {difference !== '' && (
            <Note tone="tip" role="status">
              {difference}
            </Note>
          )}
          {order.canMove && !address ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>
                {nameDay(order.slot.day)}, <span className="whitespace-nowrap">{writeTimes(order.slot)}</span>
              </p>
              <button
                type="button"
                className="link min-h-11"
                onClick={() => onMove(!isSame(draft.typed, blank))}
              >
                Change date
              </button>
            </div>
          ) : (
            <OtherTime
              current={order.slot}
              slot={slot ?? order.slot}
              availability={availability}
              problem={problems.slot}
              onChange={(chosen) => edit({ slot: chosen })}
            />
          )}
          {order.method === 'delivery' && (
            <div className="grid gap-3">
              {otherZone && (
                <Note tone="tip">
                  Delivery there has a different fee, so we’ll confirm it first. Nothing has changed yet.
                </Note>
              )}
              {address ? (
                <AddressFields
                  address={address}
                  problems={problems}
                  areas={areas}
                  onChange={(typed) => edit({ address: typed })}
                />
              ) : (
                <Button
                  kind="quiet"
                  size="s"
                  className="justify-self-start"
                  onClick={() => edit({ address: order.address ?? NO_ADDRESS })}
                >
                  Deliver to another address
                </Button>
              )}
            </div>
          )}
          <TextArea
            label="Anything else?"
            name="words"
            hint="Such as a different design, or candles."
            rows={3}
            maxLength={CHANGE_WORDS_MAX_LENGTH}
            value={words}
            // Said of a request for nothing: whatever is chosen since mends it.
            problem={draft.typed === sent ? problems.words : undefined}
            onChange={({ target }) => edit({ words: target.value })}
          />
        </>
      )}
    </ChangeDialogForm>
  );
}
