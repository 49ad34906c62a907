import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { type DeviceRequest, deviceRequests } from './request-link/device-requests.ts';

const NONE: readonly DeviceRequest[] = [];

/** The way back for whoever asked for a cake here as a guest and has neither link nor email at hand. */
export function DeviceRequestsOutlet() {
  const requests = useSyncExternalStore(deviceRequests.subscribe, deviceRequests.read, () => NONE);
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="device-requests-heading" className="grid gap-3">
      <h2 id="device-requests-heading" className="text-fs-3">
        Your cake requests on this device
      </h2>
      <ul className="grid gap-2.5">
        {requests.map(({ id, number, description }) => (
          <li key={id}>
            <Link
              to={`/cake-request/${id}`}
              className="grid gap-0.5 rounded-card border border-bark bg-paper px-4 py-3 no-underline hover:border-cocoa"
            >
              <span className="font-semibold wrap-anywhere">{description}</span>
              <span className="figures text-small whitespace-nowrap text-cocoa-2">{number}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="s" onClick={() => deviceRequests.write([])} className="-ml-4 justify-self-start">
        Clear this list
      </Button>
    </section>
  );
}
