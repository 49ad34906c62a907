import { titlePage } from '../../../page-meta.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
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
