import { Toast as BaseToast } from '@base-ui/react/toast';
import BellIcon from 'lucide-react/icons/bell';
import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import CloseIcon from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { UnbrokenText } from '../formats/unbroken-text.tsx';
import { joinClasses } from '../join-classes.ts';
import { receiveToasts, TOAST_TIMEOUT_MS, type Toast, type ToastKind } from './toast.ts';

type ToastData = { readonly link: Toast['link']; readonly isUndo: boolean };

const toastManager = BaseToast.createToastManager<ToastData>();
const MOST_AT_ONCE = 2;
const DOUBLE_CLICK_MS = 500;

const MARKS: Readonly<
  Record<ToastKind, { readonly className: string; readonly MarkIcon: typeof CheckIcon }>
> = {
  success: { className: 'bg-leaf-bright text-cocoa', MarkIcon: CheckIcon },
  info: { className: 'gold', MarkIcon: BellIcon },
  error: { className: 'bg-danger-bright text-cocoa', MarkIcon: AlertIcon },
};

const ACTION_CLASS =
  'min-h-9 flex-none rounded-small px-2 font-bold text-honey underline underline-offset-4 hover:bg-cocoa-3 focus-visible:outline-on-dark';
/** On a phone it would squeeze the words beside it into a column. */
const BELOW_CLASS = 'max-phone:order-last max-phone:ml-8 max-phone:mr-[40%]';

/**
 * Shows toasts at the top right, on a phone whose screen has something better there (`data-toasts-below`) at its foot, above a bar
 * or, as `edge`, where there is none, and at the desk over its bar: below that is the money they tell of. What is open below the
 * header sends them to the foot as well; on a wide screen a page with its title and its button on the right (`data-toasts-aside`)
 * sends them to the foot on the left. The strip that leads to the next step of the set-up stays free.
 * They wait while the pointer or the focus is on them.
 */
export function ToastViewport() {
  const viewportRef = useRef<HTMLDivElement>(null);
  const originRef = useRef<Element | null>(null);
  useTabToToasts(viewportRef, originRef);
  useEffect(
    () =>
      receiveToasts(({ kind, text, about, undo, action = undo && { label: 'Undo', run: undo }, link }) => {
        if (action || link) originRef.current = document.activeElement;
        // Under the same id a repeated message starts its time anew instead of piling up.
        const id = about ?? `${kind} ${text}`;
        let hasActed = false;
        const actAndClose = () => {
          if (hasActed) return;
          hasActed = true;
          action?.run();
          // The second click of a double click meets the toast, not whatever lies below it.
          setTimeout(() => toastManager.close(id), DOUBLE_CLICK_MS);
        };
        toastManager.add({
          id,
          type: kind,
          title: <UnbrokenText>{text}</UnbrokenText>,
          data: { link, isUndo: undo !== undefined },
          // Said too where there is none, as it may take the place of one that had.
          actionProps: action && { children: action.label, onClick: actAndClose },
        });
      }),
    [],
  );

  return (
    <BaseToast.Provider toastManager={toastManager} timeout={TOAST_TIMEOUT_MS} limit={MOST_AT_ONCE}>
      <BaseToast.Portal>
        <BaseToast.Viewport
          ref={viewportRef}
          aria-label="Messages"
          className="no-print fixed top-[calc(var(--header-height)+--spacing(4))] right-4 z-50 grid w-[calc(100%-(--spacing(8)))] max-w-toast gap-2.5 phone:right-6 phone:[html:has([data-toasts-aside])_&]:top-auto phone:[html:has([data-toasts-aside])_&]:right-auto phone:[html:has([data-toasts-aside])_&]:bottom-6 phone:[html:has([data-toasts-aside])_&]:left-6 max-phone:[html:has([data-toasts-below])_&]:top-auto max-phone:[html:has([data-toasts-below])_&]:bottom-21 max-phone:[html:has([data-toasts-below=edge])_&]:bottom-4! [html:has([data-admin]):not(:has([data-set-up]))_&]:top-1 [html:has([data-set-up])_&]:top-[calc(var(--header-height)+--spacing(14))] [html:has(header_[aria-expanded=true])_&]:top-auto! [html:has(header_[aria-expanded=true])_&]:bottom-21"
        >
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/**
 * Messages stand at the end of the page. From whatever was pressed, Tab leads to what its message offers, and from there on to
 * where it would have led.
 */
function useTabToToasts(viewport: RefObject<Element | null>, origin: RefObject<Element | null>): void {
  useEffect(() => {
    const steer = (event: KeyboardEvent) => {
      const from = origin.current;
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(from instanceof HTMLElement) || !from.isConnected || from === document.body) return;
      const stops = [...(viewport.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
      const place = document.activeElement;
      if (place === from && !event.shiftKey && stops[0]) {
        event.preventDefault();
        stops[0].focus();
      } else if (place === stops[0] && event.shiftKey) {
        event.preventDefault();
        from.focus();
      } else if (place === stops.at(-1) && stops.length > 0) {
        // The browser itself goes on from here.
        from.focus();
      }
    };
    window.addEventListener('keydown', steer, { capture: true });
    return () => window.removeEventListener('keydown', steer, { capture: true });
  }, [viewport, origin]);
}

function ToastList() {
  const { toasts, close } = BaseToast.useToastManager<ToastData>();
  const { pathname } = useLocation();
  // Whoever is where a toast leads sees what it tells of.
  useEffect(() => {
    for (const { id, data, transitionStatus } of toasts) {
      if (data?.link?.to === pathname && transitionStatus !== 'ending') close(id);
    }
  }, [toasts, pathname, close]);
  return toasts.map((toast) => {
    const { className, MarkIcon } = MARKS[toKind(toast.type)];
    return (
      <BaseToast.Root
        key={toast.id}
        toast={toast}
        swipeDirection="right"
        className="flex flex-wrap items-start gap-x-3 rounded-card bg-cocoa py-3 pr-2 pl-4 text-on-dark [html:has([data-admin])_&]:py-1.5 shadow-3 transition duration-(--duration-slow) data-ending-style:translate-x-8 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-x-8 data-starting-style:opacity-0"
      >
        <span className={`scallop mt-1 grid size-7 flex-none place-items-center ${className}`}>
          <MarkIcon className="size-4" />
        </span>
        <BaseToast.Title
          render={<p />}
          className="min-w-0 flex-1 py-1.5 font-medium [html:has([data-admin])_&]:self-center [html:has([data-admin])_&]:text-label [html:has([data-admin])_&]:leading-5"
        />
        {toast.actionProps && (
          <BaseToast.Action className={joinClasses(ACTION_CLASS, !toast.data?.isUndo && BELOW_CLASS)} />
        )}
        {toast.data?.link && (
          <Link
            to={toast.data.link.to}
            onClick={() => toastManager.close(toast.id)}
            className={joinClasses('grid items-center', ACTION_CLASS, BELOW_CLASS)}
          >
            {toast.data.link.label}
          </Link>
        )}
        <BaseToast.Close
          aria-label="Dismiss"
          // The library hides it until it has the focus; what can be reached is to be heard of.
          aria-hidden={false}
          className="grid size-9 flex-none place-items-center rounded-small hover:bg-cocoa-3 focus-visible:outline-on-dark"
        >
          <CloseIcon />
        </BaseToast.Close>
      </BaseToast.Root>
    );
  });
}

function toKind(type: string | undefined): ToastKind {
  return type === 'success' || type === 'error' ? type : 'info';
}
