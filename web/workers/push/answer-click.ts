import { readShopPath } from '../../features/notifications/push/push-message.ts';
import { askPage, listPages, type Pages } from './ask-page.ts';

type Worker = {
  readonly clients: Pages & { readonly openWindow: (address: string) => Promise<unknown> };
};

/** Leads an open page of the shop to what the notification is about, or opens one. */
export async function answerClick({ clients }: Worker, data: unknown): Promise<void> {
  const link = readShopPath(
    typeof data === 'object' && data !== null && 'link' in data ? data.link : undefined,
  );
  for (const page of await listPages(clients)) {
    if (await askPage(page, { type: 'open', link })) {
      // A browser may refuse to bring it to the fore; it has gone there all the same.
      await Promise.allSettled([page.focus()]);
      return;
    }
  }
  await clients.openWindow(link);
}
