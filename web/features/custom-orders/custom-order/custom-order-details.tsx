import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PackageIcon from 'lucide-react/icons/package';
import PencilIcon from 'lucide-react/icons/pencil';
import { useState } from 'react';
import {
  type CustomOrder,
  type OwnCustomOrder,
  withdrawCustomOrderEndpoint,
  writeMessageEndpoint,
} from '../../../../contract/custom-orders.ts';
import { askAboutCustomOrder, buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { DemoMailNote } from '../../users/demo-mail-context.tsx';
import { OwnDrafts } from '../../users/own-drafts-context.tsx';
import { writeDesignPath } from '../design-path-context.ts';
import { SaveLink } from '../request-link/save-link.tsx';
import { Conversation } from './conversation/conversation.tsx';
import type { SendMessage } from './conversation/use-outbox.ts';
import {
  CUSTOM_HEADINGS,
  findCustomBadge,
  findDepositDue,
  isGivenUp,
  leadCustomOrder,
  writeNaira,
} from './custom-order-words.ts';
import { NextSteps } from './next-steps-list.tsx';
import { Quotes } from './quote/quotes.tsx';
import { RequestDetails } from './request-details.tsx';
import { writeAcceptPath } from './use-accepted-version.ts';

/** Who looks at it: its customer by their account, or whoever has its link. */
export type Viewer = 'customer' | 'guest';

type CustomOrderDetailsProps = {
  readonly customOrder: OwnCustomOrder;
  readonly viewer: Viewer;
  /** Why the quote that was being accepted could not be. */
  readonly refusal: string | null;
  readonly onChange: (customOrder: OwnCustomOrder) => void;
  /** Something may have changed about it. */
  readonly onNews: () => void;
};

const MY_ORDERS = { to: '/orders', name: 'My Orders' };
const DESIGNER = { to: '/design', name: 'Design a cake' };

export function CustomOrderDetails(props: CustomOrderDetailsProps) {
  const { customOrder, viewer, refusal, onChange, onNews } = props;
  const [newest] = customOrder.quotes;
  const send: SendMessage = async (body, idempotencyKey) => {
    const params = { id: customOrder.id };
    onChange(await shopApi.call(writeMessageEndpoint, { params, body, idempotencyKey }));
  };
  return (
    <>
      <Breadcrumb
        steps={[viewer === 'customer' ? MY_ORDERS : DESIGNER]}
        current={`Cake request ${customOrder.number}`}
      />
      <CustomOrderBanner customOrder={customOrder} />
      <div className="grid items-start gap-10 pt-9 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16 phone:pt-14">
        <div className="grid min-w-0 gap-12">
          {refusal !== null && (
            <Note tone="warning" role="alert">
              {refusal}
            </Note>
          )}
          {customOrder.status === 'submitted' && customOrder.isEmailed && <DemoMailNote />}
          {customOrder.order && <MadeOrder order={customOrder.order} viewer={viewer} />}
          {customOrder.quotes.length > 0 && <Quotes customOrder={customOrder} onOver={onNews} />}
          <OwnDrafts>
            <Conversation
              messages={customOrder.messages}
              reader="customer"
              canWrite={customOrder.canWrite}
              draftName={`custom-order:${customOrder.id}`}
              onSend={send}
              now={customOrder.now}
              quotedCake={
                customOrder.canAccept && newest
                  ? { productId: customOrder.productId, design: customOrder.design, day: newest.day }
                  : undefined
              }
            />
          </OwnDrafts>
        </div>
        <aside aria-label="Your request" className="grid gap-6">
          {customOrder.linkKey !== null && <SaveLink id={customOrder.id} linkKey={customOrder.linkKey} />}
          <Panel>
            <NextSteps customOrder={customOrder} />
          </Panel>
          <Panel>
            <RequestDetails customOrder={customOrder} />
          </Panel>
          {customOrder.canWithdraw && <WithdrawButton customOrder={customOrder} onWithdrawn={onChange} />}
        </aside>
      </div>
    </>
  );
}

type WithdrawButtonProps = {
  readonly customOrder: CustomOrder;
  readonly onWithdrawn: (customOrder: OwnCustomOrder) => void;
};

function WithdrawButton({ customOrder, onWithdrawn }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = async () => {
    onWithdrawn(await shopApi.call(withdrawCustomOrderEndpoint, { params: { id: customOrder.id } }));
    showToast({ kind: 'success', text: `Cake request ${customOrder.number} is withdrawn` });
  };
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setAsking(true)} className="justify-self-start">
        Withdraw request
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw request?"
        button="Withdraw"
        buttonWhileBusy="Withdrawing…"
        keepButton="Keep request"
        onConfirm={withdraw}
      >
        <p>
          We’ll stop working on it, and you can’t accept our quotes for it any more. You can open the design
          again and send a new request.
        </p>
      </ConfirmDialog>
    </>
  );
}

type MadeOrderProps = { readonly order: NonNullable<CustomOrder['order']>; readonly viewer: Viewer };

/** What an accepted quote has become: the order's own page takes the money and tells the rest. */
function MadeOrder({ order, viewer }: MadeOrderProps) {
  const isDepositDue = order.status === 'pending_payment';
  const isBalanceDue = !isDepositDue && order.due > 0;
  return (
    <section aria-labelledby="made-order-heading">
      <Panel className="grid gap-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
          <span className="scallop grid size-11 place-items-center gold">
            <PackageIcon />
          </span>
          <h2 id="made-order-heading" className="text-fs-3">
            {isDepositDue ? 'Pay the deposit' : `Order ${order.number}`}
          </h2>
        </div>
        <p>{describeMoney(order, isDepositDue, isBalanceDue)}</p>
        <ButtonLink
          to={`/${viewer === 'customer' ? 'orders' : 'track'}/${order.id}`}
          kind={isDepositDue || isBalanceDue ? 'main' : 'line'}
          className="justify-self-start max-phone:w-full"
        >
          {isDepositDue
            ? `Pay ${writeNaira(findDepositDue(order))}`
            : isBalanceDue
              ? 'Pay the balance'
              : 'Track order'}
        </ButtonLink>
      </Panel>
    </section>
  );
}

function describeMoney(order: MadeOrderProps['order'], isDepositDue: boolean, isBalanceDue: boolean): string {
  const { number, total, held, due, holdUntil } = order;
  if (isDepositDue) {
    const stored = holdUntil === null ? '' : ` We’ll hold your slot until ${formatMoment(holdUntil)}.`;
    return `Order ${number} is ${writeNaira(total)} in total, including delivery. Pay ${writeNaira(findDepositDue(order))} now and the balance before delivery or pickup.${stored}`;
  }
  if (isBalanceDue) {
    return `${writeNaira(held)} of ${writeNaira(total)} received. The balance of ${writeNaira(due)} is due before delivery or pickup.`;
  }
  return `${writeNaira(total)} is paid in full, thank you.`;
}

/** The cake itself, the status of its request, and what to do next. */
function CustomOrderBanner({ customOrder }: { readonly customOrder: OwnCustomOrder }) {
  const { status, productId, design, isDesigned } = customOrder;
  const [newest] = customOrder.quotes;
  const shop = useShopProfile();
  return (
    <section
      aria-labelledby="custom-order-heading"
      className={joinClasses(
        'grid overflow-hidden rounded-sheet max-phone:-mx-(--page-margin) max-phone:rounded-t-none',
        // Honey is for good news: what will not be baked is told soberly.
        isGivenUp(status) ? 'bg-crust' : 'bg-honey',
        isDesigned &&
          'phone:grid-cols-[minmax(0,1fr)_--spacing(75)] tablet:grid-cols-[minmax(0,1fr)_--spacing(105)]',
      )}
    >
      <div className="px-5 py-6 phone:self-center phone:py-10 phone:pr-6 phone:pl-11">
        <Badge tone="dark">{findCustomBadge(customOrder).words}</Badge>
        <h1 id="custom-order-heading" className="mt-4 mb-3.5">
          {CUSTOM_HEADINGS[status]}
        </h1>
        <p className="max-w-words text-fs-4 wrap-anywhere" aria-live="polite">
          <UnbrokenText>{leadCustomOrder(customOrder, shop)}</UnbrokenText>
        </p>
        <div className="mt-6 flex flex-wrap gap-2 max-phone:*:flex-1">
          {customOrder.canAccept && newest && (
            <ButtonLink to={writeAcceptPath(newest)} kind="main" size="l" className="max-phone:basis-full">
              Accept for {writeNaira(newest.total)}
            </ButtonLink>
          )}
          {isDesigned && (
            <ButtonLink to={writeDesignPath(`/products/${productId}`, design)} kind="paper">
              <PencilIcon />
              Open in the designer
            </ButtonLink>
          )}
          <HelpLink customOrder={customOrder} />
        </div>
      </div>
      {isDesigned && (
        <DesignedCake
          design={design}
          className={joinClasses(
            'scallop aspect-square w-65 self-center justify-self-center max-phone:-mt-2 max-phone:mb-5 phone:my-5 phone:mr-5 phone:w-70 phone:justify-self-end tablet:mr-8 tablet:w-96',
            isGivenUp(status) && 'opacity-60 grayscale',
          )}
        />
      )}
    </section>
  );
}

function HelpLink({ customOrder: { number } }: { readonly customOrder: CustomOrder }) {
  const { whatsapp } = useShopProfile();
  if (whatsapp === '') return null;
  const message = askAboutCustomOrder(number);
  return (
    <ButtonAnchor href={buildWhatsappLink(whatsapp, message)} kind="paper" target="_blank" rel="noreferrer">
      <WhatsAppIcon />
      WhatsApp
    </ButtonAnchor>
  );
}
