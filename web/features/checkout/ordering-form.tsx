import OfflineIcon from 'lucide-react/icons/wifi-off';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useOnline } from '../../ui/browser/use-online.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { typeContact } from './draft/change-draft.ts';
import { ContactStep } from './steps/contact-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReceivingStep } from './steps/receiving-step.tsx';
import { CHECKOUT_FORM_ID } from './summary/place-button.tsx';
import type { Ordering } from './use-ordering.ts';

type OrderingFormProps = {
  readonly ordering: Ordering;
  readonly onSubmit: () => void;
  /** Above what is asked. */
  readonly notes: ReactNode;
  /** What happens without a line; left out where the order has to wait for one. */
  readonly offlineWords?: string;
  /** Below the address for mails. */
  readonly reminder?: ReactNode;
  /** Where a voucher is used; left out where none is taken. */
  readonly voucherWords?: string;
  /** The step of day and time. */
  readonly children: ReactNode;
};

/** That there is no connection is said above every page. */
const WAIT_WORDS = 'We save what you type. Place your order when you’re back online.';

/** The fields that say where it goes. */
const WHERE_TO = ['method', 'saved-address', 'address.state', 'address.lga'];

/** The one form of the page, in the order in which one would say it on the phone; what is edited is no longer called wrong. */
export function OrderingForm({
  ordering,
  onSubmit,
  notes,
  offlineWords = WAIT_WORDS,
  reminder,
  voucherWords = '',
  children,
}: OrderingFormProps) {
  const { draft, change, problems, formRef, forget } = ordering;
  const isOnline = useOnline();
  const [isInUse, setInUse] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const handleEdit = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = 'name' in target && typeof target.name === 'string' ? target.name : '';
    forget(name === 'method' || name === 'saved-address' ? 'address' : name);
    // Each place has a minimum of its own, which is a problem of all that is ordered.
    if (WHERE_TO.includes(name)) forget('lines');
  };

  return (
    <form
      ref={formRef}
      id={CHECKOUT_FORM_ID}
      aria-label="Checkout"
      noValidate
      onSubmit={submit}
      onChange={handleEdit}
      onPointerDown={() => setInUse(true)}
      onFocus={() => setInUse(true)}
      className="min-w-0"
    >
      <div className="grid gap-3 not-empty:mb-6">
        {notes}
        {!isOnline && (
          <Note tone="warning" role="status" icon={OfflineIcon}>
            {offlineWords}
          </Note>
        )}
      </div>
      <ContactStep
        contact={draft.contact}
        problems={problems}
        isEmailOptional={ordering.isEmailOptional}
        isInUse={isInUse}
        reminder={reminder}
        onChange={(typed) => change(typeContact(typed))}
      />
      <ReceivingStep checkout={ordering} />
      {children}
      <PaymentStep
        methods={ordering.methods}
        isKnown={ordering.areMethodsKnown}
        isCovered={ordering.isCovered ?? false}
        chosen={draft.payment}
        holds={ordering.holds}
        confirmation={ordering.confirmation}
        recipient={draft.method === 'delivery' ? draft.address.recipient.trim() : ''}
        voucherWords={voucherWords}
        problem={problems.payment}
        onChoose={(payment) => change({ payment })}
      />
    </form>
  );
}
