import { Navigate } from 'react-router';

export default function TabletHomePage() {
  return <Navigate to="/tablet/kitchen" replace />;
}
