import { Link } from 'react-router';
import type { FoundCustomer } from '../../../../../contract/taken-order.ts';
import { ADMIN_ORIGINS } from '../../../../../domain/orders/origins.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { useSwitchedOn } from '../../switched-on-context.tsx';
import { ORIGIN_WORDS } from '../admin-words.ts';
import { FoundCustomerCard } from './found-customer-card.tsx';
import { chooseOrigin, fillKnown } from './order-draft.ts';
import { useFoundCustomers } from './use-found-customers.ts';
import type { NewOrder } from './use-new-order.ts';

type CustomerFieldsProps = { readonly order: NewOrder };

/** The phone number first: whoever has ordered before is known by it. */
export function CustomerFields({ order }: CustomerFieldsProps) {
  const { draft, form } = order;
  const { field } = form;
  const sellsAtCounter = useSwitchedOn().includes('counter-sale');
  const found = useFoundCustomers(draft.contact);
  const take = (customer: FoundCustomer) => form.reshape(fillKnown(draft, customer), 'contact.name');
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
              onChange={() => form.reshape(chooseOrigin(draft, origin), 'address')}
            />
          ))}
        </div>
      </fieldset>
      {draft.origin === 'counter' && sellsAtCounter && (
        <p className="text-label">
          Selling from the shelf?{' '}
          <Link to="/admin/counter" className="link">
            Use Counter sale
          </Link>
        </p>
      )}
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField {...field('contact.phone')} label="Phone number" required type="tel" inputMode="tel" />
        <TextField {...field('contact.name')} label="Name" required />
      </div>
      {found.map((customer) => (
        <FoundCustomerCard
          key={customer.phone || customer.email}
          customer={customer}
          order={order}
          isTaken={isSame(customer, draft.contact)}
          onTake={() => take(customer)}
        />
      ))}
      <TextField
        {...field('contact.email')}
        label="Email address"
        type="email"
        inputMode="email"
        hint="No email? You can send the order on WhatsApp."
      />
    </FormSection>
  );
}

/** Who came from another shop may have no phone number, and is known by the email address then. */
function isSame(customer: FoundCustomer, contact: Pick<FoundCustomer, 'phone' | 'email'>): boolean {
  return customer.phone === '' ? customer.email === contact.email : customer.phone === contact.phone;
}
