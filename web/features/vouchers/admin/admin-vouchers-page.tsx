import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  type AdminVoucher,
  AWAITED_VOUCHERS,
  listVouchersEndpoint,
  recordVoucherPaymentEndpoint,
  type ShownVoucher,
  showVoucherCodeEndpoint,
} from '../../../../contract/voucher-admin.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import type { HandWay } from '../../../../domain/payments/ways.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useMay } from '../../users/role-context.tsx';
import { SellVoucherForm } from './sell-voucher-form.tsx';
import { SoldVoucher } from './sold-voucher.tsx';
import { VoidVoucherDialog } from './void-voucher-dialog.tsx';
import { VoucherRow } from './voucher-row.tsx';
import { VoucherTermsPanel } from './voucher-terms-panel.tsx';

export const meta = titlePage('Vouchers');

export default function AdminVouchersPage() {
  const may = useMay();
  const isAdministrator = may('administrator');
  const [parameters] = useSearchParams();
  const isAwaited = parameters.get('show') === AWAITED_VOUCHERS;
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const query = { ...(cursor && { cursor }), ...(isAwaited && ({ show: AWAITED_VOUCHERS } as const)) };
      return shopApi.call(listVouchersEndpoint, { query, signal });
    },
    [isAwaited],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(load);
  const [shown, setShown] = useState<(ShownVoucher & { readonly way?: HandWay }) | null>(null);
  const [paid, setPaid] = useState<AdminVoucher | null>(null);
  const [voided, setVoided] = useState<AdminVoucher | null>(null);
  const vouchers = pages.flatMap(({ data }) => data);
  const outstanding = pages[0]?.outstanding;
  const showCode = async ({ id }: AdminVoucher) => {
    try {
      setShown(await shopApi.call(showVoucherCodeEndpoint, { params: { id } }));
      window.scrollTo({ top: 0 });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  };
  return (
    <>
      <div className="no-print">
        <PageHeading title="Vouchers">
          Customers give them as gifts and pay with them at checkout.{' '}
          <Link to="/vouchers" className="link">
            See your voucher page
          </Link>
        </PageHeading>
        {outstanding !== undefined && outstanding.count > 0 && (
          <p className="mb-5">
            <span className="figures font-display text-fs-2 font-semibold">
              {formatNaira(convertNairaToKobo(outstanding.value))}
            </span>{' '}
            <span className="text-cocoa-2">
              not used yet on {outstanding.count === 1 ? '1 voucher' : `${outstanding.count} vouchers`}
            </span>
          </p>
        )}
      </div>
      {shown ? (
        <SoldVoucher shown={shown} way={shown.way} onDone={() => setShown(null)} />
      ) : (
        <SellVoucherForm
          onSold={(sold, way) => {
            setShown({ ...sold, way });
            reload();
          }}
        />
      )}
      {status === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {pages.length === 0 && status !== 'failed' && <Skeleton className="h-40" />}
      {pages.length > 0 && vouchers.length === 0 && (
        <Panel>
          <p className="text-cocoa-2">{isAwaited ? 'No transfers to record.' : 'No vouchers yet.'}</p>
        </Panel>
      )}
      <div className="no-print">
        {isAwaited && (
          <p className="mb-3 flex flex-wrap items-center gap-x-4">
            <strong className="font-semibold">Waiting for a transfer</strong>
            <Link to={{ search: '' }} className="link inline-flex min-h-11 items-center">
              Show all vouchers
            </Link>
          </p>
        )}
        <ul className="grid gap-3">
          {vouchers.map((voucher) => (
            <VoucherRow
              key={voucher.id}
              voucher={voucher}
              onShowCode={() => void showCode(voucher)}
              onPaid={() => setPaid(voucher)}
              onVoid={isAdministrator ? () => setVoided(voucher) : undefined}
            />
          ))}
        </ul>
        {nextCursor !== null && (
          <div className="mt-5">
            <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
              {`${vouchers.length} vouchers shown`}
            </ShowMore>
          </div>
        )}
        {isAdministrator && <VoucherTermsPanel />}
      </div>
      <ConfirmDialog
        isOpen={paid !== null}
        title="Record this transfer?"
        button="Record transfer"
        buttonWhileBusy="Saving…"
        onConfirm={async () => {
          if (!paid) return;
          const params = { id: paid.id };
          await shopApi.call(recordVoucherPaymentEndpoint, { params, body: { way: 'transfer' } });
          setPaid(null);
          reload();
          showToast({ kind: 'success', text: 'Voucher paid. We’ve emailed it.' });
        }}
        onClose={() => setPaid(null)}
      >
        Check that {formatNaira(convertNairaToKobo(paid?.amount ?? 0))} is in your account with the reference
        “Voucher {paid?.end}”. The voucher can be used right away.
      </ConfirmDialog>
      <VoidVoucherDialog voucher={voided} onClose={() => setVoided(null)} onVoided={reload} />
    </>
  );
}
