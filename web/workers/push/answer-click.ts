import { readShopPath } from '../../features/notifications/push/push-message.ts';
import { askPage, listPages, type Pages } from './ask-page.ts';

type Worker = {
  readonly clients: Pages & { readonly openWindow: (address: string) => Promise<unknown> };
};

/* Firefox lets a worker open a page during the first second after a click, and not later. */
const PAGES_ASKED_MAX = 3;
const ANSWER_WITHIN_MS = 250;

/** Leads an open page of the shop to what the notification is about, or opens one. */
export async function answerClick({ clients }: Worker, data: unknown): Promise<void> {
  const link = readShopPath(
    typeof data === 'object' && data !== null && 'link' in data ? data.link : undefined,
  );
  const pages = await listPages(clients);
  for (const page of pages.slice(0, PAGES_ASKED_MAX)) {
    if (await askPage(page, { type: 'open', link }, ANSWER_WITHIN_MS)) {
      // A browser may refuse to bring it to the fore; it has gone there all the same.
      await Promise.allSettled([page.focus()]);
      return;
    }
  }
  await clients.openWindow(link);
}
