import { useLocation } from 'react-router';
import { CartLink } from '../../features/cart/cart-link.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { useAuth } from '../../features/users/auth-context.tsx';
import { rememberOrigin } from '../../features/users/login-origin.ts';
import { UserMenu } from '../../features/users/user-menu.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';

/** Bell, cart and account. Until it is known who is there, the place of Login and Register is kept free for them. */
export function AccountTools() {
  const { currentUser, authLoading } = useAuth();
  return (
    <>
      {currentUser && <NotificationBell />}
      <CartLink />
      <div className="max-phone:hidden">
        {currentUser ? <UserMenu user={currentUser} /> : <AccessLinks isHidden={authLoading} />}
      </div>
    </>
  );
}

function AccessLinks({ isHidden }: { readonly isHidden: boolean }) {
  const origin = rememberOrigin(useLocation());
  return (
    <div className={joinClasses('flex gap-2', isHidden && 'invisible noscript:visible')}>
      <ButtonLink to="/login" state={origin} size="s" className="px-3">
        Login
      </ButtonLink>
      <ButtonLink to="/register" state={origin} kind="line" size="s">
        Register
      </ButtonLink>
    </div>
  );
}
