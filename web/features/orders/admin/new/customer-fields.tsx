import { Link } from 'react-router';
import type { FoundCustomer } from '../../../../../contract/taken-order.ts';
import { ADMIN_ORIGINS } from '../../../../../domain/orders/origins.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../order-words.ts';
import { writeOrderPath } from '../admin-paths.ts';
import { ORIGIN_WORDS } from '../admin-words.ts';
import { useFoundCustomers } from './use-found-customers.ts';
import type { NewOrder } from './use-new-order.ts';

type CustomerFieldsProps = { readonly order: NewOrder };

/** The phone number first: whoever has ordered before is known by it. */
export function CustomerFields({ order: { draft, form } }: CustomerFieldsProps) {
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
        <FoundCard
          key={customer.phone}
          customer={customer}
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

type FoundCardProps = {
  readonly customer: FoundCustomer;
  readonly isTaken: boolean;
  readonly onTake: () => void;
};

function FoundCard({ customer, isTaken, onTake }: FoundCardProps) {
  const { name, orderCount, healthNote, orders } = customer;
  const known = orderCount === 1 ? '1 order' : `${orderCount} orders`;
  return (
    <section aria-label={`Known customer ${name}`} className="grid gap-2 rounded-card bg-leaf-soft p-3">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-small text-cocoa-2">{known}</span>
        </p>
        {isTaken ? (
          <span className="text-small font-semibold text-leaf">Selected</span>
        ) : (
          <Button size="s" kind="paper" onClick={onTake} aria-label={`Choose ${name}`}>
            Choose
          </Button>
        )}
      </div>
      {healthNote !== '' && <p className="text-small font-semibold text-hibiscus">{healthNote}</p>}
      {isTaken && (
        <ul aria-label="Earlier orders" className="grid">
          {orders.map(({ id, day, contents, total }) => (
            <li key={id}>
              <Link
                to={writeOrderPath(id)}
                target="_blank"
                className="flex min-h-11 items-center gap-2 text-small hover:underline"
              >
                <span className="text-cocoa-2">{nameDayShortly(day)}</span>
                <span className="min-w-0 flex-1 truncate">{contents}</span>
                <span className="figures">{writeNaira(total)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
