import { titlePage } from '../../../page-meta.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useSearchParameter } from './use-search-parameter.ts';
import { UsersList } from './users-list.tsx';

export const meta = titlePage('Users');

const SEARCH_MAX_LENGTH = 100;

export default function AdminUsersPage() {
  const { searched, typed, setTyped } = useSearchParameter('search');
  return (
    <>
      <PageHeading title="Users" />
      <SearchField
        label="Search users"
        placeholder="Search name, e-mail or phone"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={setTyped}
        className="mb-4 max-w-110"
      />
      <UsersList searched={searched} onClear={() => setTyped('')} />
    </>
  );
}
