import { refuseRole, type StaffAccess } from '../../../domain/users/roles.ts';
import { cinnamonRolls } from '../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useWorkEntries } from './use-work-entries.ts';

/** A page that this role does not include. */
export function ClosedScreen({ access }: { readonly access: StaffAccess }) {
  const [home] = useWorkEntries();
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
      title="You don’t have access to this page"
      actions={
        home && (
          <ButtonLink to={home.to} kind="main">
            Go to {home.label}
          </ButtonLink>
        )
      }
    >
      {refuseRole(access).refusal.message}
    </EmptyState>
  );
}
