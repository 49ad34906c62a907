import type { Notification } from '../../../../contract/notifications.ts';
import { addOlder, renewNotifications } from './merge-notifications.ts';

export type NotificationsState = {
  /** Null until the shop has said it. */
  readonly unread: number | null;
  readonly items: readonly Notification[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Those the shop is being told about; they show as read already. */
  readonly markedIds: readonly string[];
  readonly isMarkingAll: boolean;
};

export type NotificationsEvent =
  | { readonly type: 'counted'; readonly unread: number }
  | { readonly type: 'asked' }
  | { readonly type: 'came'; readonly items: readonly Notification[]; readonly isFull: boolean }
  | { readonly type: 'older-asked' }
  | {
      readonly type: 'older-came';
      readonly items: readonly Notification[];
      readonly after: string;
      readonly isFull: boolean;
    }
  | { readonly type: 'failed' }
  | { readonly type: 'marking'; readonly marks: Marks }
  | { readonly type: 'marked'; readonly marks: Marks; readonly unread: number }
  | { readonly type: 'not-marked'; readonly marks: Marks };

export type Marks = { readonly ids: readonly string[]; readonly isAll: boolean };

export const NOTHING_KNOWN: NotificationsState = {
  unread: null,
  items: [],
  status: 'loading',
  hasOlder: false,
  isLoadingOlder: false,
  markedIds: [],
  isMarkingAll: false,
};

export function changeNotifications(
  state: NotificationsState,
  event: NotificationsEvent,
): NotificationsState {
  switch (event.type) {
    case 'counted':
      return { ...state, unread: event.unread };
    case 'asked':
      // What is there stays to be read until the answer comes.
      return state.items.length > 0 ? state : { ...state, status: 'loading' };
    case 'came': {
      const items = renewNotifications(state.items, event.items);
      const isAnswerAlone = items.length === event.items.length;
      return { ...state, items, status: 'ready', hasOlder: isAnswerAlone ? event.isFull : state.hasOlder };
    }
    case 'older-asked':
      return { ...state, isLoadingOlder: true };
    case 'older-came': {
      // The list may have started afresh meanwhile: these would then stand below a gap.
      if (state.items.at(-1)?.id !== event.after) return { ...state, isLoadingOlder: false };
      const items = addOlder(state.items, event.items);
      return { ...state, items, isLoadingOlder: false, hasOlder: event.isFull };
    }
    case 'failed':
      return { ...state, items: [], status: 'failed', hasOlder: false, isLoadingOlder: false };
    case 'marking':
      return {
        ...state,
        markedIds: [...state.markedIds, ...event.marks.ids],
        isMarkingAll: state.isMarkingAll || event.marks.isAll,
      };
    case 'marked':
      return {
        ...endMarking(state, event.marks),
        unread: event.unread,
        items: state.items.map((item) =>
          event.marks.ids.includes(item.id) ? { ...item, read: true } : item,
        ),
      };
    case 'not-marked':
      return endMarking(state, event.marks);
  }
}

function endMarking(state: NotificationsState, { ids, isAll }: Marks): NotificationsState {
  return {
    ...state,
    markedIds: state.markedIds.filter((id) => !ids.includes(id)),
    isMarkingAll: state.isMarkingAll && !isAll,
  };
}

export type ShownNotifications = Pick<
  NotificationsState,
  'unread' | 'items' | 'status' | 'hasOlder' | 'isLoadingOlder'
>;

/** As people see it: what they have marked is read at once, before the shop has answered. */
export function showNotifications(state: NotificationsState): ShownNotifications {
  const { unread, items, markedIds, isMarkingAll } = state;
  const isMarked = ({ id }: Notification) => markedIds.includes(id);
  const ahead = items.filter((item) => !item.read && isMarked(item)).length;
  return {
    ...state,
    unread: unread && (isMarkingAll ? 0 : Math.max(0, unread - ahead)),
    items: items.map((item) => (isMarked(item) ? { ...item, read: true } : item)),
  };
}
