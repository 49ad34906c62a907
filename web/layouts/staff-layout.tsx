import { RequireStaff } from '../features/users/require-staff.tsx';
import { WorkFrame } from './admin/work-frame.tsx';

/** For staff who are no administrators: the same screens, as far as their role goes. */
export default function StaffLayout() {
  return (
    <RequireStaff>
      <WorkFrame />
    </RequireStaff>
  );
}
