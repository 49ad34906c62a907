/// <reference lib="webworker" />
import { pushPayloadSchema } from '../../contract/notifications.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => {
  const payload = pushPayloadSchema.parse(event.data?.json());
  event.waitUntil(
    self.registration.showNotification(payload.title, { body: payload.body, tag: payload.tag }),
  );
});
