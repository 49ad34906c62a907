import { useCallback, useState } from 'react';
import type { InputOf } from '../../../../contract/endpoint.ts';
import {
  readVoucherTermsEndpoint,
  type ShownVoucher,
  sellVoucherEndpoint,
} from '../../../../contract/voucher-admin.ts';
import { VOUCHER_MESSAGE_MAX_LENGTH } from '../../../../contract/vouchers.ts';
import { WAY_WORDS } from '../../../../domain/payments/way-words.ts';
import { HAND_WAYS, type HandWay } from '../../../../domain/payments/ways.ts';
import { VOUCHER_PICTURES } from '../../../../domain/vouchers/voucher.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readNaira } from '../../../ui/form/read-typed.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { PICTURE_WORDS } from '../voucher-art.tsx';

type Sale = InputOf<typeof sellVoucherEndpoint.bodySchema>;

type SellVoucherFormProps = { readonly onSold: (sold: ShownVoucher, way: HandWay) => void };

/** Closed until somebody wants one; not offered while vouchers are switched off. */
export function SellVoucherForm({ onSold }: SellVoucherFormProps) {
  const load = useCallback((signal: AbortSignal) => shopApi.call(readVoucherTermsEndpoint, { signal }), []);
  const { data: terms } = useLoaded(load);
  const [isOpen, setOpen] = useState(false);
  if (terms && !terms.isOn) {
    return (
      <div className="mb-6">
        <Note tone="tip">
          Vouchers are turned off. Turn them on below to sell vouchers. Those already sold stay valid.
        </Note>
      </div>
    );
  }
  if (isOpen) return <SaleForm onSold={onSold} onClose={() => setOpen(false)} />;
  return (
    <Button kind="main" className="mb-6" onClick={() => setOpen(true)}>
      Sell a voucher
    </Button>
  );
}

function SaleForm({ onSold, onClose }: SellVoucherFormProps & { readonly onClose: () => void }) {
  const [key] = useState(makeRandomKey);
  const form = useDraftedForm({
    draftName: 'sell-voucher-1',
    words: { amount: { missing: 'Enter an amount in naira.' } },
    check: (values) => findMisfits(sellVoucherEndpoint.bodySchema, readSale(values)),
    send: async (values) => {
      const sold = await shopApi.call(sellVoucherEndpoint, { body: readSale(values), idempotencyKey: key });
      onClose();
      onSold(sold, readSale(values).way);
    },
  });
  const { problems } = form;
  return (
    <Panel className="mb-6">
      <form {...form.props} aria-label="Sell a voucher" className="grid gap-4">
        <h2 className="text-fs-3">Sell a voucher</h2>
        {form.isRestored && <RestoredNote onDiscard={form.discard} />}
        {form.failure !== null && (
          <Note tone="problem" role="alert">
            {form.failure}
          </Note>
        )}
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <TextField
            label="Amount in naira"
            name="amount"
            required
            inputMode="decimal"
            autoComplete="off"
            problem={problems.amount}
          />
          <SelectField label="Paid by" name="way" required defaultValue="cash" problem={problems.way}>
            {HAND_WAYS.map((way) => (
              <option key={way} value={way}>
                {WAY_WORDS[way]}
              </option>
            ))}
          </SelectField>
          <TextField label="For" name="recipientName" autoComplete="off" problem={problems.recipientName} />
          <TextField
            label="Their email"
            name="recipientEmail"
            type="email"
            autoComplete="off"
            hint="We email them the voucher."
            problem={problems.recipientEmail}
          />
          <TextField
            label="Send on"
            name="sendOn"
            type="date"
            hint="Leave empty to send it today."
            problem={problems.sendOn}
          />
          <TextField label="From" name="buyerName" autoComplete="off" problem={problems.buyerName} />
          <SelectField
            label="Picture"
            name="picture"
            required
            defaultValue={VOUCHER_PICTURES[0]}
            problem={problems.picture}
          >
            {VOUCHER_PICTURES.map((picture) => (
              <option key={picture} value={picture}>
                {PICTURE_WORDS[picture]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea
          label="Message"
          name="message"
          rows={2}
          maxLength={VOUCHER_MESSAGE_MAX_LENGTH}
          hint="Printed on the voucher."
          problem={problems.message}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="main" aria-disabled={form.isSending}>
            {form.isSending && <Spinner />}
            {form.isSending ? 'Saving…' : 'Sell voucher'}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function readSale(values: FormData): Sale {
  return {
    amount: readNaira(readText(values, 'amount')),
    // The list offers nothing else, and the schema looks at it again.
    way: readText(values, 'way') as HandWay,
    recipientName: readText(values, 'recipientName'),
    recipientEmail: readText(values, 'recipientEmail'),
    buyerName: readText(values, 'buyerName'),
    message: readText(values, 'message'),
    picture: VOUCHER_PICTURES.find((picture) => picture === readText(values, 'picture')),
    sendOn: readText(values, 'sendOn') || null,
  };
}
