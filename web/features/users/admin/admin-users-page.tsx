import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { readSearch, SEARCH_MAX_LENGTH } from '../../../ui/lists/typed-search.ts';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { useMay } from '../role-context.tsx';
import { INVITING } from '../staff/inviting.ts';
import { PersonData } from './person-data.tsx';
import { UsersFrame } from './users-frame.tsx';
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
    <UsersFrame
      explanation="Everyone with an account. Customers who ordered without one are under Customers."
      action={
        <ButtonLink to="/admin/users/staff" state={INVITING} kind="main">
          Invite someone
        </ButtonLink>
      }
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchField
          label="Search users"
          placeholder="Search name, email or phone"
          value={typed}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={setTyped}
          className="min-w-0 flex-1 basis-60 max-w-110"
        />
        {may('owner') && (
          <ButtonLink to="/admin/users/import" kind="line" size="s">
            Import customers
          </ButtonLink>
        )}
      </div>
      <UsersList searched={query.search} onClear={clear} />
      {may('owner') && <PersonData />}
    </UsersFrame>
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
