import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CartItem, makeCartItem, readChoice } from '../../../../domain/cart/cart-item.ts';
import { changeChoice, changeInscription } from '../../../../domain/cart/change-choice.ts';
import { findInscriptionProblem } from '../../../../domain/catalogue/inscription.ts';
import { readNotice } from '../../../../domain/catalogue/lead-time.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../domain/catalogue/product.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type SavedDraft, useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { Price } from '../../../ui/formats/price.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { EgglessTick } from '../../../ui/product/eggless-tick.tsx';
import { SizeOptions } from '../../../ui/product/size-options.tsx';
import { NoticeAndEarliest, type ShelfState } from '../../delivery/earliest-context.tsx';
import { useCart } from '../cart-context.tsx';
import type { Offer } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';
import { nameItem, writeItemAddress } from './describe-item.ts';

type LineEditorProps = {
  readonly item: CartItem;
  /** As the shop sells it; null where that is not known. */
  readonly offer: Offer | null;
};

type Edited = { readonly sizeId: string; readonly isEggless: boolean; readonly inscription: string };

/** Size, sponge and words of a line, for whoever thought better of it. What was typed and not saved is there again after a reload. */
export function LineEditor({ item, offer }: LineEditorProps) {
  const { size, isEggless, inscription } = item;
  const [isOpen, setOpen] = useState(false);
  const draft = useSavedDraft<Edited>(`edit-line:${item.lineId}`, {
    sizeId: size?.id ?? '',
    isEggless,
    inscription,
  });
  if (item.design) return item.isSold ? <DesignLink item={item} /> : null;
  const action = nameAction(item, offer);
  if (action === undefined) return null;
  const close = () => {
    setOpen(false);
    draft.clear();
  };
  return (
    <>
      <Button
        id={nameEditButton(item)}
        size="s"
        aria-label={`${action}: ${nameItem(item)}`}
        onClick={() => setOpen(true)}
        className="-ml-4 underline underline-offset-4"
      >
        <span className="text-left whitespace-normal">{action}</span>
      </Button>
      <Modal isOpen={isOpen} onClose={close} label={`Change ${item.name}`} placement="question">
        <EditForm item={item} offer={offer} draft={draft} onClose={close} />
      </Modal>
    </>
  );
}

/** A designed cake is changed where it was designed. */
function DesignLink({ item }: { readonly item: CartItem }) {
  return (
    <ButtonLink
      to={writeItemAddress(item)}
      size="s"
      aria-label={`Change design: ${nameItem(item)}`}
      className="-ml-4 underline underline-offset-4"
    >
      Change design
    </ButtonLink>
  );
}

/** The button's id in the page. */
export const nameEditButton = ({ lineId }: CartItem) => `edit-${lineId}`;

const CHOICES = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Says all that can be changed there. Undefined where there is nothing to choose. */
function nameAction({ isSold, inscription, allowsInscription }: CartItem, offer: Offer | null) {
  const hasMore = offer !== null && (offer.sizes.length > 1 || offer.egglessExtra !== null);
  const canInscribe = isSold && (inscription !== '' || allowsInscription);
  if (offer && hasMore) {
    const parts = [
      // What is gone in its only size can still be had in the one that took its place.
      ...(offer.sizes.length > 1 || !isSold ? ['size'] : []),
      ...(offer.egglessExtra === null ? [] : ['eggless']),
      ...(canInscribe ? ['inscription'] : []),
    ];
    return `Change ${CHOICES.format(parts)}`;
  }
  if (!isSold) return offer ? 'Change size' : undefined;
  if (!canInscribe) return undefined;
  return inscription === '' ? 'Add inscription' : 'Change inscription';
}

type EditFormProps = LineEditorProps & {
  readonly draft: SavedDraft<Edited>;
  readonly onClose: () => void;
};

function EditForm({ item, offer, draft, onClose }: EditFormProps) {
  const { sizeId, isEggless, inscription } = draft.typed;
  const [alert, setAlert] = useState<string>();
  const [shelf, setShelf] = useState<ShelfState>('there');
  const formRef = useRef<HTMLFormElement>(null);
  const wordsRef = useRef<HTMLInputElement>(null);
  const sizes = offer?.sizes ?? [];
  const chosenId = (sizes.find(({ id }) => id === sizeId) ?? sizes[0])?.id;
  const chosen = { sizeId: chosenId, isEggless, inscription };
  const edit = (part: Partial<Edited>) => {
    setAlert(undefined);
    draft.change((before) => ({ ...before, ...part }));
  };

  // The browser's dialog would begin at the first size, chosen or not.
  useLayoutEffect(() => formRef.current?.querySelector('input:checked')?.setAttribute('autofocus', ''), []);

  const problem = findInscriptionProblem(inscription);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return void wordsRef.current?.focus();
    const before = shopCart.readItems();
    const { items, alert: refusal } = shopCart.change((latest) =>
      offer
        ? changeChoice(latest, item.lineId, offer, chosen)
        : changeInscription(latest, item.lineId, inscription),
    );
    if (refusal !== undefined) return setAlert(refusal);
    flushSync(onClose);
    // It is another line now, and higher up where it has joined one above: the keyboard goes on with it.
    const changed = items.find((line) => !before.includes(line));
    if (changed) document.getElementById(nameEditButton(changed))?.focus();
  };

  return (
    <form ref={formRef} onSubmit={save} className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{item.name}</h2>
      {sizes.length > 0 && (
        <SizeOptions sizes={sizes} chosenId={chosenId} onChoose={(id) => edit({ sizeId: id })} />
      )}
      {offer && offer.egglessExtra !== null && (
        <EgglessTick
          extra={offer.egglessExtra}
          isChosen={isEggless}
          onChange={(isTicked) => edit({ isEggless: isTicked })}
        />
      )}
      {(offer ?? item).allowsInscription && (
        <TextField
          ref={wordsRef}
          label="Inscription"
          name="inscription"
          autoComplete="off"
          value={inscription}
          maxLength={INSCRIPTION_MAX_LENGTH}
          problem={problem}
          onChange={({ target }) => edit({ inscription: target.value })}
        />
      )}
      {offer && <Outcome item={item} offer={offer} chosen={chosen} onShelf={setShelf} />}
      {alert !== undefined && (
        <Note tone="warning" role="alert">
          {alert}
        </Note>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="main" disabled={shelf === 'gone'}>
          {shelf === 'gone' ? 'Sold out' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

type OutcomeProps = {
  readonly item: CartItem;
  readonly offer: Offer;
  readonly chosen: Parameters<typeof readChoice>[1];
  readonly onShelf: (state: ShelfState) => void;
};

/** What the line will cost and when it can be there, in the words of the product's page. */
function Outcome({ item, offer, chosen, onShelf }: OutcomeProps) {
  const { cartTotal } = useCart();
  const choice = readChoice(offer, chosen);
  const changed = makeCartItem(offer, choice, item.quantity);
  if (!changed) return null;
  const lineInKobo = convertNairaToKobo(changed.price) * item.quantity;
  const beforeInKobo = item.isSold ? convertNairaToKobo(item.price) * item.quantity : 0;
  return (
    <div className="grid gap-2 rounded-picture bg-leaf-soft p-3.5">
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {item.quantity > 1 && (
          <span className="font-plain">
            {item.quantity} × <Price amountInKobo={convertNairaToKobo(changed.price)} />
          </span>
        )}
        <Price amountInKobo={lineInKobo} />
      </p>
      <div className="relative">
        <NoticeAndEarliest
          items={[{ ...choice, quantity: item.quantity }]}
          goodsInKobo={convertNairaToKobo(cartTotal) - beforeInKobo + lineInKobo}
          notice={readNotice(changed.leadTimeHours).words}
          renderSoldOut={() => null}
          onShelf={onShelf}
          className=""
          sentenceClassName="min-h-[2lh] text-small phone:min-h-[1lh]"
        />
      </div>
    </div>
  );
}
