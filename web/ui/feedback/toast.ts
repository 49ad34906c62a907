export type ToastKind = 'success' | 'info' | 'error';
export type Toast = {
  readonly kind: ToastKind;
  readonly text: string;
  /** A later toast about the same takes its place: what it offered is no longer to be had. */
  readonly about?: string;
  /** A way back, for as long as the toast is there. */
  readonly undo?: () => void;
  /** What to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Where to see what the toast tells of. */
  readonly link?: { readonly label: string; readonly to: string };
};
type Receiver = (toast: Toast) => void;

export const TOAST_TIMEOUT_MS = 5_000;

/** Holds toasts until somebody can show them: the part that shows them is loaded with the first one. */
export function createToastQueue() {
  const waiting: Toast[] = [];
  let receiver: Receiver | null = null;
  let callForReceiver = () => {};
  const watchers = new Set<Receiver>();

  return {
    show(toast: Toast): void {
      for (const watch of watchers) watch(toast);
      if (receiver) receiver(toast);
      else {
        waiting.push(toast);
        callForReceiver();
      }
    },

    /** Hears of every toast, without showing it. */
    watch(watcher: Receiver): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },

    /** Calls back when there is something to show and nobody who shows it. */
    whenWanted(call: () => void): void {
      callForReceiver = call;
      if (waiting.length > 0) call();
    },

    receive(next: Receiver): () => void {
      receiver = next;
      for (const toast of waiting.splice(0)) next(toast);
      return () => {
        if (receiver === next) receiver = null;
      };
    },
  };
}

const queue = createToastQueue();

export const showToast = queue.show;
export const watchToasts = queue.watch;
export const receiveToasts = queue.receive;
export const whenToastsWanted = queue.whenWanted;
