import { type FormEvent, useEffect, useRef } from 'react';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { changeInscription } from '../../../../domain/cart/change-cart.ts';
import { findInscriptionProblem } from '../../../../domain/catalogue/inscription.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../domain/catalogue/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { shopCart } from '../shop-cart.ts';
import { nameItem } from './describe-item.ts';

/** Words for the cake are added here, and a slip in them is put right; without words the cake comes plain. What was typed and not saved is there again after a reload. */
export function InscriptionEditor({ item }: { readonly item: CartItem }) {
  const draft = useSavedDraft<string | null>(`inscription:${item.lineId}`, null);
  const { typed, isRestored } = draft;
  const formRef = useRef<HTMLFormElement>(null);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen && !isRestored) formRef.current?.querySelector('input')?.focus();
  }, [isOpen, isRestored]);

  if (typed === null) {
    const action = item.inscription === '' ? 'Add inscription' : 'Change inscription';
    return (
      <Button
        size="s"
        aria-label={`${action} ${item.inscription === '' ? 'to' : 'of'} ${nameItem(item)}`}
        onClick={() => draft.change(() => item.inscription)}
        className="-ml-4 underline underline-offset-4"
      >
        {action}
      </Button>
    );
  }
  const problem = findInscriptionProblem(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return void formRef.current?.querySelector('input')?.focus();
    draft.clear();
    shopCart.change((latest) => changeInscription(latest, item.lineId, typed));
  };
  return (
    <form ref={formRef} onSubmit={save} className="mt-2 grid gap-2">
      <TextField
        label="Inscription"
        name="inscription"
        value={typed}
        maxLength={INSCRIPTION_MAX_LENGTH}
        problem={problem}
        onChange={({ target }) => draft.change(() => target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="dark" size="s">
          Save
        </Button>
        <Button size="s" onClick={draft.clear}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
