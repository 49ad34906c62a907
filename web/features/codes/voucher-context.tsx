import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { checkCodeEndpoint } from '../../../contract/codes.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { computeDraw } from '../../../domain/vouchers/voucher.ts';
import { findCodeEnd } from '../../../domain/vouchers/voucher-code.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { SumRow } from '../../ui/ordering/order-sums.tsx';
import { createStoredCode } from './stored-code.ts';

const storedVoucher = createStoredCode('oyin.voucher');

/** Found by whoever checked a code; used with the next order. */
export const keepVoucher = storedVoucher.write;

export function forgetVoucher(): void {
  storedVoucher.write('');
}

export type ShopperVoucher = {
  /** Blank: none. */
  readonly code: string;
  /** Undefined until the shop has said it. */
  readonly balanceInKobo: number | undefined;
  readonly problem: string | undefined;
  /** After somebody else has drawn on it. */
  readonly checkAgain: () => void;
};

type Checked = { readonly code: string; readonly balanceInKobo?: number; readonly problem?: string };

/** The voucher that pays for this browser's next order, asked for anew whenever cart or checkout opens. */
export function useShopperVoucher(): ShopperVoucher {
  const code = useSyncExternalStore(storedVoucher.watch, storedVoucher.read, () => '');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [checks, setChecks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checking again asks for the same code once more.
  useEffect(() => {
    if (code === '') return;
    const leaving = new AbortController();
    backgroundApi.call(checkCodeEndpoint, { body: { code }, signal: leaving.signal }).then(
      (known) =>
        known.kind === 'voucher' && setChecked({ code, balanceInKobo: convertNairaToKobo(known.balance) }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setChecked({ code, problem: describeError(error) });
      },
    );
    return () => leaving.abort();
  }, [code, checks]);
  const current = checked?.code === code && code !== '' ? checked : null;
  const checkAgain = useCallback(() => setChecks((before) => before + 1), []);
  return { code, balanceInKobo: current?.balanceInKobo, problem: current?.problem, checkAgain };
}

/** What it pays of an order, as far as that is known. */
export function drawOn({ balanceInKobo = 0 }: ShopperVoucher, totalInKobo: number): number {
  return computeDraw(balanceInKobo, totalInKobo);
}

type VoucherSumsProps = {
  readonly voucher: ShopperVoucher;
  /** Left out while it is not known, as in the cart. */
  readonly totalInKobo?: number;
};

/** Below the sums: what the voucher pays, and what is left. */
export function VoucherSums({ voucher, totalInKobo }: VoucherSumsProps) {
  const { code, balanceInKobo, problem } = voucher;
  if (code === '') return null;
  const name = `Voucher ending ${findCodeEnd(code)}`;
  const drawn = totalInKobo === undefined ? 0 : drawOn(voucher, totalInKobo);
  return (
    <div className="mt-3 border-t border-dashed border-crust-2 pt-3">
      {problem === undefined && balanceInKobo !== undefined && totalInKobo !== undefined && (
        <dl className="figures grid gap-2.5">
          <SumRow name={name}>−{formatNaira(drawn)}</SumRow>
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-bold">Left to pay</dt>
            <dd className="font-semibold whitespace-nowrap">{formatNaira(totalInKobo - drawn)}</dd>
          </div>
        </dl>
      )}
      <div className="flex items-start justify-between gap-4 text-small">
        <p role="status" className="min-w-0 py-2.5">
          {sayVoucher(name, voucher, drawn)}
        </p>
        <button type="button" className="link min-h-11" onClick={forgetVoucher}>
          Remove<span className="visually-hidden"> voucher</span>
        </button>
      </div>
    </div>
  );
}

function sayVoucher(name: string, { balanceInKobo, problem }: ShopperVoucher, drawn: number): string {
  if (problem !== undefined) return `${name}: ${problem}`;
  if (balanceInKobo === undefined) return 'Checking your voucher…';
  if (drawn === 0) return `${name}: ${formatNaira(balanceInKobo)}, taken off at checkout.`;
  const left = balanceInKobo - drawn;
  return left === 0 ? 'Your voucher will be used up.' : `${formatNaira(left)} stays on your voucher.`;
}
