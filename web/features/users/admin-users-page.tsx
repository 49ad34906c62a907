import { titlePage } from '../../page-meta.ts';
import { vanillaCupcakes } from '../../pictures/vanilla-cupcakes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Users');

export default function AdminUsersPage() {
  return (
    <>
      <PageHeading title="Users" />
      <EmptyState
        picture={<Picture picture={vanillaCupcakes} alt="" sizes="208px" />}
        title="No customers yet"
      >
        Whoever registers appears here.
      </EmptyState>
    </>
  );
}
