import type { Toast } from '../../../ui/feedback/toast.ts';
import { isOtherDocument } from '../other-document.ts';
import { DEFAULT_PUSH_TEXT, type PushMessage, readPageRequest } from './push-message.ts';

type WorkerMessages = Pick<ServiceWorkerContainer, 'startMessages'> & {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

type PushListenerParts = {
  /** Undefined in browsers without service workers. */
  readonly serviceWorker: WorkerMessages | undefined;
  readonly isVisible: () => boolean;
  readonly readPath: () => string;
  readonly goTo: (link: string) => void;
  readonly showToast: (toast: Toast) => void;
  readonly reload: () => void;
};

/** Hears what the worker passes on while this page is open, and answers when somebody sees it here. */
export function listenForPush(parts: PushListenerParts): () => void {
  const { serviceWorker, isVisible, readPath, goTo, showToast, reload } = parts;
  if (!serviceWorker) return () => {};

  function handleMessage({ data, ports }: MessageEvent): void {
    const request = readPageRequest(data);
    if (request?.type === 'open') {
      goTo(request.link);
      ports[0]?.postMessage(true);
    }
    if (request?.type === 'push') {
      if (isVisible()) {
        showToast(writeToast(request.message, readPath()));
        ports[0]?.postMessage(true);
      }
      reload();
    }
  }

  serviceWorker.addEventListener('message', handleMessage);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', handleMessage);
}

function writeToast({ body, link }: PushMessage, path: string): Toast {
  const toast = { kind: 'info', text: body || DEFAULT_PUSH_TEXT } as const;
  // A toast leads on within its document only.
  const leadsOn = link !== '/' && link !== path && !isOtherDocument(path, link);
  return leadsOn ? { ...toast, link: { label: 'View', to: link } } : toast;
}
