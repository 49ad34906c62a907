import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { readSearch, SEARCH_MAX_LENGTH } from '../../../ui/lists/typed-search.ts';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { useMay } from '../role-context.tsx';
import { PersonData } from './person-data.tsx';
import { UsersList } from './users-list.tsx';

export const meta = titlePage('Users');

export default function AdminUsersPage() {
  const { query, typed, setTyped, change } = useListQuery(readUsersQuery, writeUsersQuery);
  const may = useMay();
  const clear = () => {
    setTyped('');
    change({ search: '' });
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title="Users">Everyone with an account: staff and customers who registered.</PageHeading>
        <div className="mb-7 flex flex-wrap gap-2">
          {may('owner') && (
            <ButtonLink to="/admin/users/import" kind="line" size="s">
              Import customers
            </ButtonLink>
          )}
          {may('administrator') && (
            <ButtonLink to="/admin/users/staff" kind="line" size="s">
              Staff and invitations
            </ButtonLink>
          )}
        </div>
      </div>
      <SearchField
        label="Search users"
        placeholder="Search name, email or phone"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={setTyped}
        className="mb-4 max-w-110"
      />
      <UsersList searched={query.search} onClear={clear} />
      {may('owner') && <PersonData />}
    </>
  );
}

/** Which users an administrator wants to see. */
type UsersQuery = { readonly search: string };

function readUsersQuery(parameters: URLSearchParams): UsersQuery {
  return { search: readSearch(parameters, 'search') };
}

function writeUsersQuery({ search }: UsersQuery): URLSearchParams {
  return new URLSearchParams(search === '' ? {} : { search });
}
