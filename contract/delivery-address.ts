import * as z from 'zod/mini';
import { ADDRESS_LINE_MAX_LENGTH } from '../domain/addresses/address.ts';
import { NIGERIAN_STATES } from '../domain/addresses/states.ts';
import { optionalName, optionalPhone, typedLine } from './typed-text.ts';

const filledLine = (missing: string) => typedLine(ADDRESS_LINE_MAX_LENGTH).check(z.minLength(1, missing));

export const deliveryAddressSchema = z.object({
  state: z.enum(NIGERIAN_STATES, 'Choose a state.'),
  lga: filledLine('Choose the local government area.'),
  area: filledLine('Enter the area.'),
  street: filledLine('Enter the street and number.'),
  landmark: z._default(typedLine(ADDRESS_LINE_MAX_LENGTH), ''),
  /** Whom the rider asks for, if not the customer; blank: the customer. */
  recipient: z._default(optionalName, ''),
  /** Whom the rider calls, if not the customer; blank: the customer. */
  phone: z._default(optionalPhone, ''),
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
/** As it was written with the order: older ones have no phone and no recipient. */
export type StoredAddress = Omit<DeliveryAddress, 'phone' | 'recipient'> &
  Partial<Pick<DeliveryAddress, 'phone' | 'recipient'>>;

/** As it is shown: what is optional is blank. */
export const shownAddressSchema = z.extend(deliveryAddressSchema, {
  landmark: z.string(),
  recipient: z.string(),
  phone: z.string(),
});
