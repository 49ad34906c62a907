/// <reference lib="webworker" />

import { isWorkerMessage, type WorkerMessage } from '../api/worker-messages.ts';
import { createAnswers } from './shop/answer-request.ts';
import { createGuestCache } from './shop/guest-cache.ts';
import { createPrivateCache } from './shop/private-cache.ts';
import { routeRequest } from './shop/route-request.ts';
import { shopBuild } from './shop/shop-build.ts';
import { dropOtherCaches, listCaches } from './shop/shop-caches.ts';
import { createNotes } from './shop/worker-notes.ts';
import { createVersionWatch } from './shop/worker-version.ts';

declare const self: ServiceWorkerGlobalScope;

const now = () => new Date();
const shopCaches = listCaches(shopBuild.version);
const notes = createNotes(shopCaches.notes);
const ownCache = createPrivateCache(shopCaches.own, notes, now);
const guestCache = createGuestCache(shopCaches.guest, now);
const version = createVersionWatch(self, notes, now);
const { isAwaited } = version;
const answers = createAnswers({
  build: shopBuild,
  shopCaches,
  ownCache,
  guestCache,
  notes,
  isAwaited,
  now,
});

self.addEventListener('install', (event) => {
  event.waitUntil(shopBuild.isRetired ? self.skipWaiting() : answers.keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(shopBuild.isRetired ? version.retire() : begin());
});

async function begin(): Promise<void> {
  await dropOtherCaches(Object.values(shopCaches));
  // The browser asks for a page while it still starts the worker.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || shopBuild.isRetired) return;
  // What was under way when it retired may have been kept since.
  if (version.isRetired()) return event.waitUntil(version.retire());
  const way = routeRequest({
    method: request.method,
    url,
    isNavigation: request.mode === 'navigate',
    hasRange: request.headers.has('range'),
    isLasting: request.keepalive,
  });
  if (way.kind === 'pass') return;
  if (way.kind === 'lasting') return event.respondWith(fetch(request));
  if (way.kind === 'identity-change')
    return event.waitUntil(Promise.all([ownCache.wipe(), guestCache.wipe()]));
  if (way.kind === 'page') event.waitUntil(Promise.all([version.look(), ownCache.wipeWhenOver()]));
  event.respondWith(answers.answer(way, event));
});

self.addEventListener('message', (event) => {
  if (isWorkerMessage(event.data)) event.waitUntil(handleMessage(event.data));
});

async function handleMessage(message: WorkerMessage): Promise<void> {
  switch (message.kind) {
    case 'owner':
      return ownCache.setOwner(message.owner);
    case 'nobody':
      return ownCache.wipe();
    case 'keep-page':
      return answers.keepPage(message.path, message.files);
    case 'keep-steps':
      return answers.keepSteps();
    case 'save-data':
      return answers.saveData(message.isWanted);
    case 'take-over':
      // Resolves when the browser has let it in: as soon as the one before has nothing to do.
      return self.skipWaiting();
  }
}
