import type { PageRequest } from '../../features/notifications/push/push-message.ts';

/** As much of a page of the shop as is used. */
export type Page = Pick<WindowClient, 'visibilityState' | 'focus'> & {
  readonly postMessage: (request: PageRequest, transfer: Transferable[]) => void;
};

export type Pages = {
  readonly matchAll: (options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Page[]>;
};

/** A page that is busy, just loading or no page of the shop's own part never answers. */
const ANSWER_WITHIN_MS = 1_500;

/** The worker's scope holds no page, so all of them are asked for; those in front come first. */
export async function listPages(pages: Pages): Promise<readonly Page[]> {
  const found = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const isVisible = (page: Page) => Number(page.visibilityState === 'visible');
  return [...found].sort((one, other) => isVisible(other) - isVisible(one));
}

/** Whether the page has taken it on. */
export function askPage(
  page: Page,
  request: PageRequest,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isTaken: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => finish(false), answerWithinMs);
    port1.onmessage = () => finish(true);
    page.postMessage(request, [port2]);
  });
}
