import * as z from 'zod/mini';
import { STORED_PHONE_FORM } from '../domain/phone.ts';
import { accept } from '../domain/refusal.ts';
import { TIME_OF_DAY_FORM } from '../domain/shop/opening-hours.ts';
import {
  SHOP_LINE_MAX_LENGTH,
  SHOP_NAME_MAX_LENGTH,
  SHOP_OPENING_HOURS_MAX,
  type ShopProfile,
  SOCIAL_NETWORKS,
} from '../domain/shop/profile.ts';
import { normaliseOptionalPhone } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

const line = z
  .string('Fill this in.')
  .check(z.trim(), z.maxLength(SHOP_LINE_MAX_LENGTH, `Use at most ${SHOP_LINE_MAX_LENGTH} characters.`));
const filledLine = line.check(z.minLength(1, 'Fill this in.'));
const phone = z.string().check(z.regex(STORED_PHONE_FORM));
const email = z
  .email('Enter an email address such as hello@shop.example.')
  .check(z.maxLength(SHOP_LINE_MAX_LENGTH));
const timeOfDay = z.string('Enter a time.').check(z.regex(TIME_OF_DAY_FORM, 'Enter a time such as 07:00.'));

/** The owner's words become links on every page: nothing but https may be behind one. */
const link = z
  .url({ protocol: /^https$/, error: 'Enter an address that begins with https://.' })
  .check(z.maxLength(SHOP_LINE_MAX_LENGTH));

/** The profile as it is stored and, because all of it is public, as it is answered. */
export const shopProfileSchema = z.object({
  name: z
    .string('Enter the shop name.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter the shop name.'),
      z.maxLength(SHOP_NAME_MAX_LENGTH, `Use at most ${SHOP_NAME_MAX_LENGTH} characters.`),
    ),
  tagline: line,
  address: z.object({ street: line, area: line, city: line, state: line }),
  email: orBlank(email),
  phone: orBlank(phone),
  whatsapp: orBlank(phone),
  openingHours: z
    .array(
      z.object({ days: filledLine, opens: timeOfDay, closes: timeOfDay }).check(
        z.refine(({ opens, closes }) => opens < closes, {
          error: 'Closing time must be after opening time.',
          path: ['closes'],
        }),
      ),
    )
    .check(z.maxLength(SHOP_OPENING_HOURS_MAX)),
  socialLinks: z
    .array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: link }))
    .check(z.maxLength(SOCIAL_NETWORKS.length)),
}) satisfies z.ZodMiniType<ShopProfile>;

export const readShopEndpoint = endpoint({
  method: 'GET',
  path: '/api/shop',
  access: 'anyone',
  answerSchema: shopProfileSchema,
});

/** Numbers as people type them; kept in one form. */
const typedPhone = readBy((typed) => {
  const reading = normaliseOptionalPhone(typed);
  return reading.ok ? accept(reading.value ?? '') : reading;
});

/** Names what was read: a write that carries it is refused if somebody else was quicker. */
const version = z.string().check(z.minLength(1), z.maxLength(64));
export const versionedProfileSchema = z.extend(shopProfileSchema, { version });
export type VersionedProfile = z.infer<typeof versionedProfileSchema>;

export const readShopProfileEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/shop',
  access: 'administrator',
  answerSchema: versionedProfileSchema,
});

export const saveShopProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/shop',
  access: 'administrator',
  bodySchema: z.extend(shopProfileSchema, {
    phone: typedPhone,
    whatsapp: typedPhone,
    version: z.optional(version),
  }),
  answerSchema: versionedProfileSchema,
});

/** What a refused save carries besides its words. */
export const staleProfileSchema = z.object({ current: versionedProfileSchema });

function orBlank<Schema extends z.ZodMiniType<string>>(schema: Schema) {
  return z.union([z.literal(''), schema]);
}
