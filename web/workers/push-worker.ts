/// <reference lib="webworker" />
import { answerClick } from './push/answer-click.ts';
import { receivePush } from './push/receive-push.ts';
import { renewSubscription } from './push/renew-subscription.ts';

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over at once: there is nothing of the old one that a page could miss.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', (event) => event.waitUntil(receivePush(self, event.data?.text())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answerClick(self, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self, event.oldSubscription ?? null)),
);
