import { isAbroad } from '../contact-phone.ts';
import { accept, type FieldProblems, type Result, refuse } from '../refusal.ts';
import type { ReceivingMethod } from './calendar.ts';

type Reached = {
  readonly method: ReceivingMethod;
  /** As it is kept. */
  readonly contactPhone: string;
  /** Null for pickup; what is blank is the customer's own. */
  readonly address: { readonly recipient?: string | undefined; readonly phone?: string | undefined } | null;
};

/**
 * Whoever receives the order has a Nigerian number: the recipient, or else the customer. Buyers abroad who send it to somebody
 * else keep their own. Says what is missing, at its field; nothing is wrong where it says nothing.
 */
export function findRiderPhoneProblem({ method, contactPhone, address }: Reached): FieldProblems {
  if (!isAbroad(contactPhone)) return {};
  if (method === 'pickup') {
    return { 'contact.phone': 'Enter a Nigerian number that we can call about your pickup.' };
  }
  if (address?.phone) return {};
  return address?.recipient
    ? { 'address.phone': 'Enter the recipient’s Nigerian number: the rider can’t call yours abroad.' }
    : {
        'contact.phone':
          'The rider needs a Nigerian number to call. Enter one, or tick “Someone else will receive it” and enter theirs.',
      };
}

/** The same as a refusal of the whole order. */
export function judgeRiderPhone(reached: Reached): Result<void, 'no_number_to_call'> {
  const fields = findRiderPhoneProblem(reached);
  const [message] = Object.values(fields);
  return message === undefined ? accept(undefined) : refuse('invalid', 'no_number_to_call', message, fields);
}
