import { useEffect, useSyncExternalStore } from 'react';
import {
  askForReminderEndpoint,
  readRemindersOfferedEndpoint,
  withdrawReminderEndpoint,
} from '../../../contract/cart-reminders.ts';
import { toCartLine } from '../../../domain/cart/cart-item.ts';
import { normaliseEmail } from '../../../domain/users/person.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { makeUuid } from '../../ui/browser/make-uuid.ts';
import { createStoredList } from '../../ui/browser/stored-list.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { useCart } from './cart-context.tsx';

const NOTHING: readonly string[] = [];

/** The id of what this browser has asked for, or nothing. */
const asked = createStoredList(() => window, 'cart-reminder', readAsked);

function readAsked(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Long enough that a half-typed address is not sent. */
const SEND_AFTER_MS = 1_500;

const readOffered = (signal: AbortSignal) => backgroundApi.call(readRemindersOfferedEndpoint, { signal });

/** Not ticked by anybody but the shopper, and not there unless the owner sends reminders. */
export function ReminderTick({ email }: { readonly email: string }) {
  const { data: offered } = useLoaded(readOffered);
  const [id] = useSyncExternalStore(asked.subscribe, asked.read, () => NOTHING);
  if (!offered?.isOffered) return null;
  const turn = () => (id === undefined ? asked.write([makeUuid()]) : withdrawReminder());
  return (
    <>
      <Checkbox
        name="cart-reminder"
        label="Email me my cart if I don’t finish"
        checked={id !== undefined}
        onChange={turn}
      />
      {id !== undefined && <ReminderSender id={id} email={email} />}
    </>
  );
}

/** Sends what the shop needs for one email, and again when cart or address have changed. */
function ReminderSender({ id, email }: { readonly id: string; readonly email: string }) {
  const { cartItems } = useCart();
  const read = normaliseEmail(email);
  const address = read.ok ? read.value : null;
  useEffect(() => {
    if (address === null || cartItems.length === 0) return;
    const send = () =>
      backgroundApi
        .call(askForReminderEndpoint, {
          params: { id },
          body: { email: address, lines: cartItems.map(toCartLine) },
        })
        // Nobody waits for it, and the next change tries again.
        .catch(() => {});
    const timer = setTimeout(send, SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, address, cartItems]);
  return null;
}

/** Whoever unticks it or has ordered gets none. */
export function withdrawReminder(): void {
  const [id] = asked.read();
  if (id === undefined) return;
  asked.write([]);
  // The shop looks for an order by itself before it sends anything.
  backgroundApi.call(withdrawReminderEndpoint, { params: { id } }).catch(() => {});
}
