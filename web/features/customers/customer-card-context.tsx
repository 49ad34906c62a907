import UserIcon from 'lucide-react/icons/contact-round';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { type CustomerCard, readCustomerEndpoint } from '../../../contract/customers.ts';
import { nullIfMissing } from '../../api/read-refusal.ts';
import { shopApi } from '../../api/shop-api.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CustomerNote } from '../../ui/feedback/customer-note.tsx';
import { Since } from '../../ui/formats/moment.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { type Loaded, useLoaded } from '../../ui/loading/use-loaded.ts';
import { writeCustomerPath } from './customer-path-context.ts';
import { sayCustomer } from './customer-words.ts';

export type LoadedCustomer = Loaded<CustomerCard | null>;

/** The card of whoever has this phone number or email address; null where nobody has it, or there is none. */
export function useCustomerCard(contact: string): LoadedCustomer {
  return useLoaded(
    useCallback(
      async (signal: AbortSignal) =>
        contact === ''
          ? null
          : nullIfMissing(shopApi.call(readCustomerEndpoint, { query: { contact }, signal })),
      [contact],
    ),
  );
}

/** Above everything else: what staff have written down about the customer. */
export function CustomerNotes({ customer }: { readonly customer: LoadedCustomer }) {
  const { data, failure, reload } = customer;
  if (failure !== null) {
    return (
      <div className="mb-4">
        <LoadFailure message={`We couldn’t load this customer’s notes. ${failure}`} onRetry={reload} />
      </div>
    );
  }
  if (!data || data.notes.length === 0) return null;
  return (
    <ul aria-label="Notes about the customer" className="mb-4 grid gap-2">
      {data.notes.map(({ id, text }) => (
        <li key={id}>
          <CustomerNote note={text} />
        </li>
      ))}
    </ul>
  );
}

const SHOWN_MESSAGES_MAX = 2;

/** What else there is of the customer, and the way to all of it. */
export function CustomerGlimpse({ customer }: { readonly customer: LoadedCustomer }) {
  const { data } = customer;
  if (!data) return null;
  return (
    <>
      {data.messages.length > 0 && (
        <section aria-label="Messages from this customer">
          <ul className="grid gap-2">
            {data.messages.slice(0, SHOWN_MESSAGES_MAX).map(({ id, text, createdAt, settledAt }) => (
              <li key={id}>
                <Link
                  to={writeCustomerPath(data.contact)}
                  className="grid gap-1 rounded-card bg-cream px-3.5 py-2.5 text-label hover:underline"
                >
                  <span className="line-clamp-2 wrap-anywhere">{text}</span>
                  <span className="flex flex-wrap items-center gap-2 text-small text-cocoa-2">
                    <Since at={createdAt} />
                    {settledAt === null && <Badge tone="busy">Needs a reply</Badge>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <p className="mb-2 text-label text-cocoa-2">{sayCustomer(data)}</p>
        <ButtonLink to={writeCustomerPath(data.contact)} kind="paper" size="s">
          <UserIcon />
          View customer
        </ButtonLink>
      </div>
    </>
  );
}

/** Before more is given on credit: what the customer owes already, and the way to all of it. */
export function CustomerBalance({ contact }: { readonly contact: string }) {
  const { data } = useCustomerCard(contact);
  if (!data) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-label">
      {sayCustomer(data)}
      <Link
        to={writeCustomerPath(data.contact)}
        target="_blank"
        className="link inline-flex min-h-11 items-center"
      >
        View customer
      </Link>
    </p>
  );
}
