import { Outlet } from 'react-router';
import { RequireUser } from '../features/users/require-user.tsx';

export default function SignedInLayout() {
  return (
    <RequireUser>
      <Outlet />
    </RequireUser>
  );
}
