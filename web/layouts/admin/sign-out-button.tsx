import SignOutIcon from 'lucide-react/icons/log-out';
import { useAuth } from '../../features/users/auth-context.tsx';
import { Button, type ButtonLook } from '../../ui/buttons/button.tsx';

export function SignOutButton({ kind, className }: Pick<ButtonLook, 'kind' | 'className'>) {
  const { signOut, logoutLoading } = useAuth();
  return (
    <Button kind={kind} size="s" onClick={signOut} disabled={logoutLoading} className={className}>
      <SignOutIcon />
      {logoutLoading ? 'Signing out...' : 'Sign out'}
    </Button>
  );
}
