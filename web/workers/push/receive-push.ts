import { type PushMessage, readPush } from '../../features/notifications/push/push-message.ts';
import { askPage, listPages, type Pages } from './ask-page.ts';

type Worker = {
  readonly clients: Pages;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
};

/** Tells the pages of the shop; where none is in front of somebody and says so there, the device shows it. */
export async function receivePush(
  { clients, registration }: Worker,
  text: string | undefined,
): Promise<void> {
  const message = readPush(text);
  const pages = await listPages(clients);
  const answers = pages.map((page) => ({
    isVisible: page.visibilityState === 'visible',
    isTaken: askPage(page, { type: 'push', message }),
  }));
  const seen = answers.filter(({ isVisible }) => isVisible).map(({ isTaken }) => isTaken);
  if (!(await Promise.all(seen)).includes(true)) await show(registration, message);
}

function show(registration: Worker['registration'], { title, body, tag, link }: PushMessage): Promise<void> {
  return registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { link },
    lang: 'en-GB',
  });
}
