import WhatsAppIcon from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { buildShopMapLink } from '../../../../domain/shop/map-link.ts';
import { askAboutOrder, buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { headOrder, isGivenUp, isOver, leadOrder } from '../order-words.ts';
import type { Viewer } from './no-such-order.tsx';
import { AgainButton } from './order-again-button.tsx';
import { describeProgress, listProgress, type StepState } from './order-progress.ts';
import { useReachable } from './use-reachable.ts';

/** Takes the focus where an order has become something else. */
export const ORDER_HEADING = 'order-heading';

type OrderBannerProps = {
  readonly order: Order;
  readonly viewer: Viewer;
  readonly thanks: string | null;
};

export function OrderBanner({ order, viewer, thanks }: OrderBannerProps) {
  // What waits to be paid changes by the customer's own doing, and says beside it until when.
  const isFollowed = !isOver(order.status) && order.status !== 'pending_payment';
  const isReachable = useReachable(order);
  const isLive = isReachable && isFollowed;
  return (
    <section
      aria-labelledby={ORDER_HEADING}
      className={joinClasses(
        'no-print relative grid overflow-hidden rounded-sheet max-phone:-mx-(--page-margin) max-phone:rounded-t-none phone:grid-cols-[minmax(0,1fr)_--spacing(75)] tablet:grid-cols-[minmax(0,1fr)_--spacing(100)]',
        LOOKS[findMood(order)],
      )}
    >
      <div className="px-5 py-6 phone:py-10 phone:pr-6 phone:pl-11">
        {isLive && (
          <Badge tone="dark">
            <span className="size-2 animate-breathe rounded-full bg-leaf-bright" />
            Updates live
          </Badge>
        )}
        <h1 id={ORDER_HEADING} tabIndex={-1} className="mt-4 mb-3.5 outline-none">
          {headOrder(order, isReachable)}
        </h1>
        <p className="max-w-words text-fs-4" aria-live="polite">
          <UnbrokenText>{leadOrder(order)}</UnbrokenText>
        </p>
        {thanks !== null && <p className="mt-3 max-w-words">{thanks}</p>}
        {order.method === 'pickup' && !isOver(order.status) && <PickupPlace />}
        {order.status !== 'pending_payment' && (
          <OrderHelp order={order}>
            {order.reinstatedAs && <Successor order={order.reinstatedAs} viewer={viewer} />}
            {isGivenUp(order.status) && !order.reinstatedAs && (
              <AgainButton readOrder={() => order} viewer={viewer} kind="main" />
            )}
          </OrderHelp>
        )}
      </div>
      <OrderPicture
        pictureId={order.pictureId}
        design={order.design}
        sizes="(width > 1000px) 372px, 280px"
        className={joinClasses(
          'scallop size-65 self-center justify-self-center max-phone:-mt-2 max-phone:mb-4 max-phone:size-44 phone:my-3 phone:mr-3 phone:size-70 phone:justify-self-end tablet:mr-7 tablet:size-93',
          // On a phone what is to be paid or comes back is said first.
          order.status === 'pending_payment' && 'max-phone:hidden',
          isGivenUp(order.status) && 'max-phone:hidden opacity-60 grayscale',
        )}
      />
      {!isGivenUp(order.status) && <ProgressBar order={order} />}
    </section>
  );
}

function PickupPlace() {
  const shop = useShopProfile();
  const address = listAddressLines(shop.address).join(', ');
  if (address === '') return null;
  return (
    <p className="mt-3 max-w-words">
      Pick up at {address}.{' '}
      <a
        href={buildShopMapLink(shop)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap underline underline-offset-4"
      >
        Get directions
      </a>
    </p>
  );
}

/** Honey is for good news: what is still to be paid, or will never be baked, is told soberly. */
const LOOKS = { glad: 'bg-honey', waiting: 'bg-honey-soft', sober: 'bg-crust' } as const;

function findMood({ status }: Order): keyof typeof LOOKS {
  if (isGivenUp(status) || status === 'delivery_failed') return 'sober';
  return status === 'pending_payment' ? 'waiting' : 'glad';
}

type OrderHelpProps = {
  readonly order: Order;
  /** What comes before asking for help. */
  readonly children?: ReactNode;
};

/** In the banner, or below the payment where that comes first. */
export function OrderHelp({ order, children }: OrderHelpProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2 max-phone:*:flex-1">
      {children}
      <HelpLink order={order} />
    </div>
  );
}

type SuccessorProps = {
  readonly order: NonNullable<Order['reinstatedAs']>;
  readonly viewer: Viewer;
};

function Successor({ order, viewer }: SuccessorProps) {
  const path = viewer === 'guest' ? '/track' : '/orders';
  return (
    <ButtonLink to={`${path}/${order.id}`} kind="main" className="whitespace-nowrap">
      See order {order.number}
    </ButtonLink>
  );
}

const BAR_CLASSES: Readonly<Record<StepState, string>> = {
  done: 'text-on-dark before:bg-(--color-honey)',
  now: 'font-bold text-on-dark before:bg-linear-to-r before:from-(--color-honey) before:from-55% before:to-cocoa-3 before:to-55%',
  next: 'before:bg-cocoa-3',
};

const NAMED_FROM_THE_END =
  'max-phone:grid max-phone:grid-cols-1 max-phone:justify-items-end max-phone:before:w-full';

function ProgressBar({ order }: { readonly order: Order }) {
  const steps = listProgress(order);
  const reached = steps.findLastIndex(({ state }) => state !== 'next');
  return (
    <ol
      aria-label={`Progress: ${describeProgress(steps)}`}
      className="col-span-full grid auto-cols-fr grid-flow-col gap-1 bg-cocoa px-5 py-4 text-small font-medium text-on-dark-2 phone:gap-1.5 phone:px-11 phone:pt-5"
    >
      {steps.map(({ status, label, state }, index) => (
        <li
          key={status}
          aria-current={state === 'now' ? 'step' : undefined}
          className={joinClasses(
            'before:mb-2 before:block before:h-2 before:rounded-full before:transition-colors before:duration-(--duration-slow)',
            BAR_CLASSES[state],
            // A phone has room for the name of one step.
            index === reached ? 'whitespace-nowrap' : 'max-phone:[&>span]:visually-hidden',
            // So that it does not stick out on the right.
            index === reached && index >= steps.length / 2 && NAMED_FROM_THE_END,
          )}
        >
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

function HelpLink({ order }: { readonly order: Order }) {
  const { whatsapp } = useShopProfile();
  if (whatsapp === '') {
    return (
      <ButtonLink to="/contact" kind="paper">
        Contact us
      </ButtonLink>
    );
  }
  const message = askAboutOrder(order.number);
  return (
    <ButtonAnchor href={buildWhatsappLink(whatsapp, message)} kind="paper" target="_blank" rel="noreferrer">
      <WhatsAppIcon />
      Help on WhatsApp
    </ButtonAnchor>
  );
}
