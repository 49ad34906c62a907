import { setRoleEndpoint, type UserDetails } from '../../../../contract/users.ts';
import type { StaffRole } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useAuth } from '../auth-context.tsx';

export type RoleChange = {
  readonly user: UserDetails;
  readonly isOwn: boolean;
  readonly onChange: (user: UserDetails) => void;
  /** What is shown may be older than the refusal. */
  readonly onRefusal: () => void;
};

/** Gives somebody a role, or takes theirs away. */
export function useSetRole({ user, isOwn, onChange, onRefusal }: RoleChange) {
  const { identity } = useAuth();
  return async (role: StaffRole | null, doneWords: string): Promise<void> => {
    try {
      const changed = await shopApi.call(setRoleEndpoint, { params: { id: user.id }, body: { role } });
      showToast({ kind: 'success', text: doneWords });
      // The guard of this area must see the new role at once.
      if (isOwn) await identity.refresh();
      else onChange(changed);
    } catch (error) {
      onRefusal();
      throw error;
    }
  };
}
