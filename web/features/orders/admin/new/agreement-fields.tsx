import { type ReactNode, useState } from 'react';
import { convertKoboToNaira, formatNaira } from '../../../../../domain/money.ts';
import { chooseHoldMinutes, needsHold } from '../../../../../domain/payments/payment-methods.ts';
import { WAY_WORDS } from '../../../../../domain/payments/way-words.ts';
import { HAND_WAYS } from '../../../../../domain/payments/ways.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { readNaira, writeAmount } from '../../../../ui/form/read-typed.ts';
import { sayDuration } from '../../../../ui/slots/duration-words.ts';
import { writeNaira } from '../../order-words.ts';
import type { OrderDraft } from './order-draft.ts';
import type { NewOrder } from './use-new-order.ts';

const HOLDS: readonly (readonly [hours: string, words: string])[] = [
  ['24', '1 day'],
  ['48', '2 days'],
  ['72', '3 days'],
  ['120', '5 days'],
  ['168', '7 days'],
];

/** What only staff agree with a customer: deposit, reduction, a longer hold, money that came already. */
export function AgreementFields({ order }: { readonly order: NewOrder }) {
  const { draft, form, payment, totals, deposit, received, code, holds } = order;
  const { field, change } = form;
  const total = convertKoboToNaira(totals.totalInKobo);
  const balance = total - readNaira(deposit);
  return (
    <div className="grid gap-2">
      {needsHold(payment) && (
        <>
          <Agreed
            label="Ask for a deposit"
            isOn={deposit !== ''}
            onSwitch={(isOn) => change({ deposit: isOn ? null : '', asksDeposit: isOn, balanceDay: '' })}
          >
            <div className="grid items-start gap-4 phone:grid-cols-2">
              <TextField
                {...field('deposit')}
                value={deposit}
                label="Deposit (₦)"
                required
                inputMode="decimal"
                hint={sayDeposit(draft, { total, balance })}
              />
              <TextField
                {...field('balanceDay')}
                label="Balance due by"
                type="date"
                max={draft.slot?.day}
                hint="Leave empty if it’s due before the order goes out."
              />
            </div>
          </Agreed>
          {!(readNaira(received) > 0) && (
            <SelectField {...field('holdHours')} label="Hold the slot for" required>
              <option value="">
                {holds ? `Usual time (${sayDuration(chooseHoldMinutes(payment, holds))})` : 'Usual time'}
              </option>
              {HOLDS.map(([hours, words]) => (
                <option key={hours} value={hours}>
                  {words}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
      <Agreed
        label="Agreed discount"
        isOn={draft.reduction.amount !== '' || draft.reduction.reason !== ''}
        onSwitch={() => change({ reduction: { amount: '', reason: '' } })}
      >
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <TextField {...field('reduction.amount')} label="Discount (₦)" required inputMode="decimal" />
          <TextField
            {...field('reduction.reason')}
            label="Reason"
            required
            hint="For example: “Regular customer”."
          />
        </div>
      </Agreed>
      <Agreed label="Discount code or voucher" isOn={draft.code !== ''} onSwitch={() => change({ code: '' })}>
        <TextField
          {...field('code')}
          label="Code"
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onBlur={code.ask}
          problem={form.problems.code ?? code.problem ?? totals.codeMisfit}
          hint={sayCode(order)}
        />
      </Agreed>
      <Agreed
        label="Payment already received"
        isOn={draft.received.amount !== ''}
        onSwitch={(isOn) => change({ received: { way: 'transfer', amount: isOn ? null : '' } })}
      >
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <TextField
            {...field('received.amount')}
            value={received}
            label="Received (₦)"
            required
            inputMode="decimal"
          />
          <SelectField {...field('received.way')} label="Paid by" required>
            {HAND_WAYS.map((way) => (
              <option key={way} value={way}>
                {WAY_WORDS[way]}
              </option>
            ))}
          </SelectField>
          <TooLittle order={order} />
        </div>
      </Agreed>
    </div>
  );
}

/** Where nobody has asked for it yet, why it is there. */
function sayDeposit(
  { deposit, asksDeposit }: OrderDraft,
  { total, balance }: { readonly total: number; readonly balance: number },
): string | undefined {
  if (!(balance > 0)) return undefined;
  const isUsual = deposit === null && !asksDeposit;
  const usual = isUsual ? `Half of ${writeNaira(total)}, the usual deposit with custom items. ` : '';
  return `${usual}Balance ${writeNaira(balance)}`;
}

/** Money in hand holds the slot and confirms nothing: said before it is placed, with the way to agree on what came. */
function TooLittle({ order }: { readonly order: NewOrder }) {
  const { form, payment, totals, deposit, received, draw } = order;
  const paid = readNaira(received) + convertKoboToNaira(draw?.drawnInKobo ?? 0);
  const asked = deposit === '' ? convertKoboToNaira(totals.totalInKobo) : readNaira(deposit);
  if (!needsHold(payment) || !(readNaira(received) > 0 && paid < asked)) return null;
  return (
    <div className="phone:col-span-2">
      <Note tone="warning">
        <p>
          {writeNaira(asked - paid)} {deposit === '' ? 'is' : 'of the deposit is'} still due. We’ll confirm
          the order once this is paid too, and hold the slot until its start time.
        </p>
        <Button
          kind="paper"
          size="s"
          className="mt-3 whitespace-normal!"
          onClick={() => form.change({ deposit: writeAmount(paid), asksDeposit: true })}
        >
          Take {writeNaira(paid)} as deposit
        </Button>
      </Note>
    </div>
  );
}

/** What the code gives, or what the voucher pays. */
function sayCode({ totals: { code }, draw }: NewOrder): string | undefined {
  if (draw) {
    const left = draw.balanceInKobo - draw.drawnInKobo;
    return `Voucher pays ${formatNaira(draw.drawnInKobo)}. ${formatNaira(left)} stays on it.`;
  }
  return code ? `${code.gift}: −${formatNaira(code.savedInKobo)}` : undefined;
}

type AgreedProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly children: ReactNode;
};

/** Open while it is ticked, also while nothing has been typed yet, and from the first touch of a field. */
export function Agreed({ label, isOn, onSwitch, children }: AgreedProps) {
  const [isOpen, setOpen] = useState(isOn);
  const isShown = isOpen || isOn;
  return (
    <div className="grid gap-2">
      <Checkbox
        label={label}
        checked={isShown}
        onChange={({ target }) => {
          setOpen(target.checked);
          onSwitch(target.checked);
        }}
      />
      {isShown && (
        <fieldset aria-label={label} onFocus={() => setOpen(true)}>
          {children}
        </fieldset>
      )}
    </div>
  );
}
