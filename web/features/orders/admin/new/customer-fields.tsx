import type { FoundCustomer } from '../../../../../contract/taken-order.ts';
import { ADMIN_ORIGINS } from '../../../../../domain/orders/origins.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { ORIGIN_WORDS } from '../admin-words.ts';
import { FoundCustomerCard } from './found-customer-card.tsx';
import { useFoundCustomers } from './use-found-customers.ts';
import type { NewOrder } from './use-new-order.ts';

type CustomerFieldsProps = { readonly order: NewOrder };

/** The phone number first: whoever has ordered before is known by it. */
export function CustomerFields({ order }: CustomerFieldsProps) {
  const { draft, form } = order;
  const { field, change } = form;
  const found = useFoundCustomers(draft.contact);
  const take = ({ name, phone, email, addresses, healthNote }: FoundCustomer) => {
    const [address] = addresses;
    change({
      contact: { name, phone, email },
      ...(address && { address }),
      ...(draft.note === '' && healthNote !== '' && { note: healthNote }),
    });
  };
  return (
    <FormSection title="Customer">
      <fieldset>
        <legend className="visually-hidden">How did they order?</legend>
        <div className="grid grid-cols-3 gap-1.5">
          {ADMIN_ORIGINS.map((origin) => (
            <ChoiceTile
              key={origin}
              isCompact
              name="origin"
              title={<span className="text-label">{ORIGIN_WORDS[origin]}</span>}
              checked={draft.origin === origin}
              onChange={() => change({ origin })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField {...field('contact.phone')} label="Phone" required type="tel" inputMode="tel" />
        <TextField {...field('contact.name')} label="Name" required />
      </div>
      {found.map((customer) => (
        <FoundCustomerCard
          key={customer.phone}
          customer={customer}
          order={order}
          isTaken={customer.phone === draft.contact.phone}
          onTake={() => take(customer)}
        />
      ))}
      <TextField
        {...field('contact.email')}
        label="Email address"
        type="email"
        inputMode="email"
        hint="Without one, send them the order on WhatsApp."
      />
    </FormSection>
  );
}
