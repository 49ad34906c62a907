import { SHOP_WORKER_PATH, type WorkerMessage } from './worker-messages.ts';

/** Browsers without workers, and pages over plain HTTP in a local network, do without. */
export function canKeepShop(): boolean {
  return 'serviceWorker' in navigator;
}

/** Whether a worker answers this page's requests, so that cached pages open without a line. */
export function isShopStored(): boolean {
  return canKeepShop() && navigator.serviceWorker.controller !== null;
}

export function registerShopWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(SHOP_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
}

/** Arrives when a worker is there, however long that takes. */
export async function messageShopWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Calls back with a newer worker that waits for this one to go. */
export function watchNextWorker(
  registration: ServiceWorkerRegistration,
  onWaiting: (next: ServiceWorker) => void,
): () => void {
  const look = () => {
    const { installing, waiting, active } = registration;
    if (waiting && active) onWaiting(waiting);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) onWaiting(installing);
    });
  };
  look();
  registration.addEventListener('updatefound', look);
  return () => registration.removeEventListener('updatefound', look);
}

/** Lets the newer worker in and loads the page anew, under its care. Another tab may have let it in already. */
export function changeOver(next: ServiceWorker): void {
  if (next.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  next.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
}
