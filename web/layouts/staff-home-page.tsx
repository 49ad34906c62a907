import { Navigate } from 'react-router';
import { useWorkEntries } from './admin/use-work-entries.ts';

/** Each role begins with its own work. */
export default function StaffHomePage() {
  const [home] = useWorkEntries();
  return home && <Navigate to={home.to} replace />;
}
