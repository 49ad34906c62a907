import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AdminAct, forgetAct, takeAct } from '../admin-paths.ts';

/** What is open: at first what was decided on the list. It is told once, so that coming back does not ask again. */
export function useOpenAct() {
  const location = useLocation();
  const navigate = useNavigate();
  const brought = takeAct(location.state);
  const [act, setAct] = useState<AdminAct | null>(brought);
  useEffect(() => {
    if (brought !== null) void navigate(location, { replace: true, state: forgetAct(location.state) });
  }, [brought, location, navigate]);
  return [act, setAct] as const;
}
