import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { titlePage } from '../../../page-meta.ts';
import { cinnamonRolls } from '../../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { DetailsFrame, DetailsSkeleton } from '../../../ui/layout/details-frame.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { readSearch, SEARCH_MAX_LENGTH } from '../../../ui/lists/typed-search.ts';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useCustomerCard } from '../customer-card-context.tsx';
import { CUSTOMERS_PATH, writeCustomerPath } from '../customer-path-context.ts';
import { CustomerOverview } from './customer-overview.tsx';
import { FoundCustomers, SEARCH_MIN_LENGTH } from './customer-search.tsx';
import { LatestCustomers } from './latest-customers.tsx';

export const meta = titlePage('Customers');

export default function CustomerPage() {
  const [parameters] = useSearchParams();
  const contact = parameters.get('contact') ?? '';
  return contact === '' ? (
    <Customers />
  ) : (
    <DetailsFrame listPath={CUSTOMERS_PATH} listName="All customers">
      <OneCustomer key={contact} contact={contact} />
    </DetailsFrame>
  );
}

function OneCustomer({ contact }: { readonly contact: string }) {
  const customer = useCustomerCard(contact);
  return (
    <LoadedContent
      loaded={customer}
      waitingWords="Loading the customer…"
      skeleton={<DetailsSkeleton hasAside />}
    >
      {(card) =>
        card === null ? (
          <NoSuchCustomer />
        ) : (
          <CustomerOverview card={card} onChange={customer.replace} onReload={customer.reload} />
        )
      }
    </LoadedContent>
  );
}

function NoSuchCustomer() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
      title="Customer not found"
      actions={
        <ButtonLink to={CUSTOMERS_PATH} kind="main">
          Search customers
        </ButtonLink>
      }
    >
      We found no orders or messages with this phone number or email address.
    </EmptyState>
  );
}

/** The latest customers, or those who are searched for. */
function Customers() {
  const read = useCallback(
    (parameters: URLSearchParams) => ({ search: readSearch(parameters, 'search') }),
    [],
  );
  const { query, typed, setTyped } = useListQuery(read, writeQuery);
  return (
    <>
      <PageHeading title="Customers">
        Everyone who has ordered, with or without an account. Latest order first.
      </PageHeading>
      <SearchField
        label="Search customers"
        placeholder="Search name, phone or email"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={setTyped}
        className="mb-4 max-w-110"
      />
      {query.search.length < SEARCH_MIN_LENGTH ? (
        <LatestCustomers />
      ) : (
        <Panel className="max-w-160">
          <FoundCustomers searched={query.search}>
            {({ name, phone, email }) => (
              <ButtonLink to={writeCustomerPath(phone || email)} kind="paper" size="s">
                Open<span className="visually-hidden"> {name}</span>
              </ButtonLink>
            )}
          </FoundCustomers>
        </Panel>
      )}
    </>
  );
}

function writeQuery({ search }: { readonly search: string }): URLSearchParams {
  return new URLSearchParams(search === '' ? {} : { search });
}
