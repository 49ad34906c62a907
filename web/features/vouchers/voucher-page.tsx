import EyeIcon from 'lucide-react/icons/eye';
import LinkIcon from 'lucide-react/icons/link';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PrinterIcon from 'lucide-react/icons/printer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OwnVoucher, readVoucherEndpoint } from '../../../contract/vouchers.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { buildWhatsappShare } from '../../../domain/shop/whatsapp-link.ts';
import { ApiError } from '../../api/api-error.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { DeadLink, OpeningLink } from '../../ui/loading/opening-link.tsx';
import { copyLink } from '../../ui/share/pass-on.ts';
import { keepVoucher } from '../codes/voucher-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { readBought, readGift, takeThanks } from './bought-voucher.ts';
import { PayVoucher } from './pay-voucher.tsx';
import { VoucherFront } from './voucher-front.tsx';
import {
  STATE_WORDS,
  sayExpiry,
  sayGift,
  sayWhoseGift,
  writeVoucherMessage,
  writeVoucherPath,
} from './voucher-words.ts';

export const meta = titlePage('Your voucher');

type State =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly voucher: OwnVoucher; readonly isThanked: boolean }
  | { readonly status: 'dead' | 'failed'; readonly message: string };

const NO_CODE = 'Open the link to your voucher, or enter its code at checkout.';

/** Where a voucher's link leads. The code stands behind the #, which no server or preview is sent, and leaves the address at once. */
export default function VoucherPage() {
  const [state, setState] = useState<State>({ status: 'opening' });
  const code = useRef<string | null>(null);

  const open = async () => {
    if (!code.current) return setState({ status: 'dead', message: NO_CODE });
    setState({ status: 'opening' });
    try {
      const voucher = await shopApi.call(readVoucherEndpoint, { body: { code: code.current } });
      setState({
        status: 'open',
        voucher,
        isThanked: voucher.state === 'active' && takeThanks(voucher.code),
      });
    } catch (error) {
      const isDead = error instanceof ApiError && [400, 404].includes(error.status ?? 0);
      const message = describeError(error);
      setState({ status: isDead ? 'dead' : 'failed', message });
    }
  };
  const takeLink = useEffectEvent(() => {
    code.current = window.location.hash.slice(1) || readBought();
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void open();
  });
  useEffect(() => {
    if (code.current === null) takeLink();
    const takePastedLink = () => {
      if (window.location.hash !== '') takeLink();
    };
    window.addEventListener('hashchange', takePastedLink);
    return () => window.removeEventListener('hashchange', takePastedLink);
  }, []);

  if (state.status === 'open') return <VoucherCard voucher={state.voucher} isThanked={state.isThanked} />;
  return (
    <OpeningLink
      title="Your voucher"
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={() => void open()}
    >
      {state.status === 'dead' && <DeadLink message={state.message} />}
    </OpeningLink>
  );
}

type VoucherCardProps = { readonly voucher: OwnVoucher; readonly isThanked: boolean };

/** As it is shown and as it is printed. */
function VoucherCard({ voucher, isThanked }: VoucherCardProps) {
  const { code, state, amount, balance, expiresOn } = voucher;
  const { name: shopName } = useShopProfile();
  const { words, tone } = STATE_WORDS[state];
  const spend = () => {
    keepVoucher(code);
    showToast({
      kind: 'success',
      text: `We’ll use your ${write(balance)} voucher at checkout.`,
    });
  };
  const gift = readGift(code);
  const isForRecipient = gift !== null && gift.recipientEmail !== '';
  const [isCodeWanted, setCodeWanted] = useState(false);
  const isCodeShown = state !== 'waiting' && (!isForRecipient || isCodeWanted);
  const link = `${window.location.origin}${writeVoucherPath(code)}`;
  // Whoever has bought it for somebody passes it on; whoever was given it spends it, and nobody else by a slip.
  const spendLink = state === 'active' && !isForRecipient && (
    <ButtonLink to="/products" kind={gift ? 'paper' : 'main'} onClick={spend}>
      Use voucher
    </ButtonLink>
  );
  return (
    <div className="wrap grid max-w-measure justify-items-center gap-6 py-10">
      {state === 'active' && gift && (
        <div className="no-print">
          <Note tone="good">
            {isThanked && 'Thank you for your payment. '}
            {sayGift(gift, voucher.sentAt, new Date())}
          </Note>
        </div>
      )}
      {state === 'waiting' && <PayVoucher voucher={voucher} />}
      <VoucherFront {...voucher} amount={write(amount)} isTitle>
        {/* What nobody has paid for must not look like a voucher, on the screen or on paper. */}
        {isCodeShown && (
          <p className="mx-auto rounded-small bg-crust px-4 py-2.5 font-code text-fs-4 wrap-anywhere print:border print:border-crust-2">
            {code}
          </p>
        )}
        <p className="text-small text-balance text-cocoa-2 empty:hidden">
          {state === 'waiting' && 'You’ll see its code here as soon as your payment arrives.'}
          {state === 'active' && isForRecipient && isCodeShown && sayWhoseGift(voucher)}
          {state === 'active' &&
            !isForRecipient &&
            `Enter this code at checkout. ${sayExpiry(expiresOn)}. Keep it safe: whoever has it can use it.`}
        </p>
        {state === 'active' && isCodeShown && (
          <p className="hidden text-small font-semibold wrap-anywhere print:block">{window.location.host}</p>
        )}
        <p
          className={`${state === 'active' ? 'no-print ' : ''}flex flex-wrap items-center justify-center gap-2.5`}
        >
          {state !== 'waiting' && <span className="figures">{write(balance)} left</span>}
          <Badge tone={tone}>{words}</Badge>
        </p>
      </VoucherFront>
      <div className="no-print flex flex-wrap justify-center gap-3">
        {!gift && spendLink && <span className="flex basis-full justify-center">{spendLink}</span>}
        {state !== 'waiting' && !isCodeShown && (
          <Button kind="paper" onClick={() => setCodeWanted(true)}>
            <EyeIcon />
            Show the code
          </Button>
        )}
        {state === 'active' && (
          <ButtonAnchor
            kind={gift?.recipientEmail === '' ? 'main' : 'paper'}
            href={buildWhatsappShare(writeVoucherMessage(write(amount), shopName, link))}
            target="_blank"
            rel="noreferrer"
          >
            <WhatsAppIcon />
            Send on WhatsApp
          </ButtonAnchor>
        )}
        {state === 'active' && (
          <Button kind="paper" onClick={() => void copyLink(link)}>
            <LinkIcon />
            Copy link
          </Button>
        )}
        {isCodeShown && (
          <Button kind="paper" onClick={() => window.print()}>
            <PrinterIcon />
            Print
          </Button>
        )}
        {gift && spendLink}
      </div>
    </div>
  );
}

function write(amount: number): string {
  return formatNaira(convertNairaToKobo(amount));
}
