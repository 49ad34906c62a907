import { RequireAdmin } from '../features/users/require-admin.tsx';
import { WorkFrame } from './admin/work-frame.tsx';

export default function AdminLayout() {
  return (
    <RequireAdmin>
      <WorkFrame />
    </RequireAdmin>
  );
}
