import * as z from 'zod/mini';
import { KEPT_PHONE_FORM } from '../domain/phone.ts';
import { TIME_OF_DAY_FORM } from '../domain/shop/opening-hours.ts';
import {
  SHOP_LINE_MAX_LENGTH,
  SHOP_NAME_MAX_LENGTH,
  SHOP_OPENING_HOURS_MAX,
  type ShopProfile,
  SOCIAL_NETWORKS,
} from '../domain/shop/profile.ts';
import type { Endpoint } from './endpoint.ts';

const line = z.string().check(z.maxLength(SHOP_LINE_MAX_LENGTH));
const filledLine = line.check(z.minLength(1));
const phone = z.string().check(z.regex(KEPT_PHONE_FORM));
const email = z.email().check(z.maxLength(SHOP_LINE_MAX_LENGTH));
const timeOfDay = z.string().check(z.regex(TIME_OF_DAY_FORM));

/** The owner's words become links on every page: nothing but https may be behind one. */
const link = z.url({ protocol: /^https$/ }).check(z.maxLength(SHOP_LINE_MAX_LENGTH));

/** The profile as it is stored and, because all of it is public, as it is answered. */
export const shopProfileSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(SHOP_NAME_MAX_LENGTH)),
  tagline: line,
  address: z.object({ street: line, area: line, city: line, state: line }),
  email: orBlank(email),
  supportEmail: orBlank(email),
  phone: orBlank(phone),
  whatsapp: orBlank(phone),
  openingHours: z
    .array(z.object({ days: filledLine, opens: timeOfDay, closes: timeOfDay }))
    .check(z.maxLength(SHOP_OPENING_HOURS_MAX)),
  socialLinks: z
    .array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: link }))
    .check(z.maxLength(SOCIAL_NETWORKS.length)),
}) satisfies z.ZodMiniType<ShopProfile>;

export const readShopEndpoint = {
  method: 'GET',
  path: '/api/shop',
  answerSchema: shopProfileSchema,
} as const satisfies Endpoint;

function orBlank<Schema extends z.ZodMiniType<string>>(schema: Schema) {
  return z.union([z.literal(''), schema]);
}
