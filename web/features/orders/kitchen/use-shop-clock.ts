import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The shop's own time, told by its last answer and carried on from there: a kitchen's tablet is rarely set right. */
export function useShopClock(toldNow: string | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (toldNow === undefined) return;
    const aheadMs = Date.parse(toldNow) - Date.now();
    const tick = () => setNow(new Date(Date.now() + aheadMs));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [toldNow]);
  return now;
}
