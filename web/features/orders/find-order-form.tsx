import MailCheckIcon from 'lucide-react/icons/mail-check';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openOrderByCodeEndpoint, requestTrackingCodeEndpoint } from '../../../contract/orders.ts';
import { formatPhoneForAbroad } from '../../../domain/phone-from-abroad.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../ui/form/find-misfits.ts';
import { type Form, readText } from '../../ui/form/use-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { DemoMailNote } from '../users/demo-mail-context.tsx';
import { type Named, useAskedCode } from './asked-code.ts';
import { MailOrdersForm } from './mail-orders-form.tsx';

const readNamed = (values: FormData): Named => ({
  number: readText(values, 'number'),
  phone: readText(values, 'phone'),
});

/** Where a guest follows what the code has opened. */
const FOLLOWED_PATHS = { order: '/track', request: '/cake-request' };

type FindOrderFormProps = {
  readonly title: string;
  readonly lead: string;
  /** Called once a code has opened what it was sent for: where this stands on that very page, it has to load anew. */
  readonly onOpened?: () => void;
  /** Another way to the order. */
  readonly children?: ReactNode;
};

/** For whoever lost the link to their order or cake request: a code goes to the email address it was placed with. */
export function FindOrderForm({ title, lead, onOpened, children }: FindOrderFormProps) {
  const { named, isSent, showCode, goBack, forget } = useAskedCode();
  const leave = () => {
    forget();
    onOpened?.();
  };
  return (
    <div className="wrap">
      <PageHeading title={title} />
      {/* Where there is room, the form has one half and the other ways the other; on a phone what is listed comes first. */}
      <div className="grid items-start gap-x-16 gap-y-8 pb-12 max-tablet:max-w-measure tablet:grid-cols-2 tablet:grid-rows-[auto_1fr]">
        <div className="grid gap-5 empty:hidden tablet:col-start-2">{children}</div>
        <div className="grid gap-5 tablet:col-start-1 tablet:row-span-2 tablet:row-start-1">
          {!isSent && <p>{lead}</p>}
          <Panel>
            {isSent ? (
              <CodeForm named={named} onSentAgain={() => showCode(named)} onBack={goBack} onOpened={leave} />
            ) : (
              <NumberForm named={named} onSent={showCode} />
            )}
          </Panel>
        </div>
        {!isSent && (
          <section className="grid gap-4 tablet:col-start-2">
            <h2 className="text-fs-3">Lost the links to your orders?</h2>
            <p>We’ll email you links to your open and recent orders and cake requests.</p>
            <MailOrdersForm />
          </section>
        )}
        {!isSent && (
          <section className="grid gap-2 tablet:col-start-2 tablet:rounded-picture tablet:bg-crust tablet:p-8">
            <h2 className="text-fs-3">Lost your order number, or gave no email address?</h2>
            <p>
              <Link to="/contact" className="link">
                Contact us
              </Link>{' '}
              with the name and phone number on the order, or open this page on the device you ordered with:
              your orders and requests are listed there.
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

type NumberFormProps = {
  /** What was typed before, to be mended. */
  readonly named: Named;
  readonly onSent: (named: Named) => void;
};

function NumberForm({ named: before, onSent }: NumberFormProps) {
  const form = useDraftedForm({
    draftName: 'find-order-number',
    words: {},
    check: (values) => findMisfits(requestTrackingCodeEndpoint.bodySchema, readNamed(values)),
    send: async (values) => {
      const named = readNamed(values);
      await shopApi.call(requestTrackingCodeEndpoint, { body: named });
      onSent(named);
    },
  });
  return (
    <form {...form.props} aria-label="Find my order" className="grid gap-4">
      <TextField
        label="Order number"
        hint="Or the number of your cake request."
        name="number"
        required
        defaultValue={before.number}
        inputMode="numeric"
        autoComplete="off"
        placeholder="482-093-713"
        problem={form.problems.number}
      />
      <TextField
        label="Phone number on the order"
        name="phone"
        type="tel"
        required
        defaultValue={before.phone}
        autoComplete="tel"
        problem={form.problems.phone}
      />
      <Submit form={form} button="Email me a code" whileSending="Sending…" />
    </form>
  );
}

type CodeFormProps = {
  readonly named: Named;
  readonly onSentAgain: () => void;
  readonly onBack: () => void;
  readonly onOpened: () => void;
};

function CodeForm({ named, onSentAgain, onBack, onOpened }: CodeFormProps) {
  const navigate = useNavigate();
  const { phone } = useShopProfile();
  const form = useDraftedForm({
    draftName: 'find-order-code',
    words: {},
    check: (values) =>
      findMisfits(openOrderByCodeEndpoint.bodySchema, { ...named, code: readText(values, 'code') }),
    send: async (values) => {
      const body = { ...named, code: readText(values, 'code') };
      const { kind, id } = await shopApi.call(openOrderByCodeEndpoint, { body });
      onOpened();
      await navigate(`${FOLLOWED_PATHS[kind]}/${id}`, { replace: true });
    },
  });
  return (
    <form {...form.props} aria-label="Enter your code" className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 break-words">
          Order number <b className="whitespace-nowrap">{named.number}</b>, phone{' '}
          <b className="whitespace-nowrap">{named.phone}</b>
        </p>
        <button
          type="button"
          className="link min-h-11"
          aria-label="Change order number or phone"
          onClick={() => {
            form.forgetDraft();
            onBack();
          }}
        >
          Change
        </button>
      </div>
      <Note tone="good" role="status" icon={MailCheckIcon}>
        If we find it, we’ll email a code to the address on the order. If it has no email address, or the code
        doesn’t arrive in a few minutes,{' '}
        {phone === '' ? (
          <Link to="/contact" className="underline underline-offset-4">
            contact us
          </Link>
        ) : (
          <>
            call us on{' '}
            <a href={`tel:${phone}`} className="whitespace-nowrap underline underline-offset-4">
              {formatPhoneForAbroad(phone)}
            </a>
          </>
        )}
        .
      </Note>
      <DemoMailNote />
      <TextField
        label="Code from the email"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        problem={form.problems.code}
      />
      <SendAgain named={named} onSent={onSentAgain} />
      <Submit form={form} button="Open my order" whileSending="Opening…" />
    </form>
  );
}

/** Mails get lost; the shop limits how often it can be asked. */
function SendAgain({ named, onSent }: { readonly named: Named; readonly onSent: () => void }) {
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await shopApi.call(requestTrackingCodeEndpoint, { body: named });
      onSent();
      setWords('We’ve sent another code. Use the newest one.');
    } catch (error) {
      setWords(describeError(error));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <button
        type="button"
        onClick={send}
        aria-disabled={isBusy}
        className="min-h-11 font-semibold underline underline-offset-4 hover:no-underline"
      >
        Send the code again
      </button>
      <span role="status" className="text-cocoa-2">
        {words}
      </span>
    </div>
  );
}

type SubmitProps = {
  readonly form: Form;
  readonly button: string;
  readonly whileSending: string;
};

function Submit({ form, button, whileSending }: SubmitProps) {
  return (
    <>
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <Button
        type="submit"
        kind="main"
        className="justify-self-start max-phone:w-full"
        aria-disabled={form.isSending}
      >
        {form.isSending && <Spinner />}
        {form.isSending ? whileSending : button}
      </Button>
    </>
  );
}
