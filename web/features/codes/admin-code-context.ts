import { useEffect, useState } from 'react';
import { checkCodeEndpoint, readCodeTerms } from '../../../contract/codes.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { describeError } from '../../ui/feedback/describe-error.ts';
import type { EnteredCode } from '../../ui/ordering/shown-totals.ts';

/** What a customer pays with. */
export type AdminVoucher = { readonly code: string; readonly balanceInKobo: number };

type Checked = {
  readonly text: string;
  readonly known?: EnteredCode;
  readonly voucher?: AdminVoucher;
  readonly problem?: string;
};

/** What a code gives that the desk enters for a customer, or a voucher has; whether this customer may use it is judged with the order. */
export function useAdminCode(text: string): Pick<Checked, 'known' | 'voucher' | 'problem'> {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (text === '') return;
    const leaving = new AbortController();
    backgroundApi.call(checkCodeEndpoint, { body: { code: text }, signal: leaving.signal }).then(
      (code) =>
        setChecked(
          code.kind === 'voucher'
            ? { text, voucher: { code: code.text, balanceInKobo: convertNairaToKobo(code.balance) } }
            : { text, known: { text: code.text, terms: readCodeTerms(code) } },
        ),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setChecked({ text, problem: describeError(error) });
      },
    );
    return () => leaving.abort();
  }, [text]);
  return checked?.text === text && text !== '' ? checked : {};
}
