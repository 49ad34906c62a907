import * as z from 'zod/mini';
import { CATEGORY_MAX_LENGTH, DISCOUNT_MAX_PERCENTAGE } from '../domain/catalogue/product.ts';
import { CODE_KINDS, CODE_STATES } from '../domain/codes/code-terms.ts';
import { CODE_PREFIX_MAX_LENGTH, normaliseCode } from '../domain/codes/code-text.ts';
import { isNairaAmount } from '../domain/money.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

export const CODES_AT_ONCE_MAX = 1_000;
export const CODE_NAME_MAX_LENGTH = 80;
const LISTED_MAX = 50;

const wholeNumber = (min: number, max: number) =>
  z
    .number('Enter a whole number.')
    .check(
      z.int('Enter a whole number.'),
      z.minimum(min, `Enter at least ${min}.`),
      z.maximum(max, `Enter at most ${max}.`),
    );
const amount = z
  .number('Enter an amount in naira.')
  .check(z.minimum(0), z.maximum(1_000_000, 'Enter at most ₦1,000,000.'), z.refine(isNairaAmount));

const campaignShape = {
  name: z
    .string('Enter a name.')
    .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(CODE_NAME_MAX_LENGTH)),
  kind: z.enum(CODE_KINDS, 'Choose a discount.'),
  percent: wholeNumber(0, DISCOUNT_MAX_PERCENTAGE),
  /** In naira, as the others. */
  amount,
  categories: z.array(z.string().check(z.maxLength(CATEGORY_MAX_LENGTH))).check(z.maxLength(LISTED_MAX)),
  productIds: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(LISTED_MAX)),
  minimum: amount,
  isFirstOrderOnly: z.boolean(),
  startsOn: z.nullable(daySchema),
  endsOn: z.nullable(daySchema),
  usesMax: z.nullable(wholeNumber(1, 1_000_000)),
  usesMaxPerPerson: z.nullable(wholeNumber(1, 1_000)),
};

type Campaign = {
  readonly kind: string;
  readonly percent: number;
  readonly amount: number;
  readonly minimum: number;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};
const rules = [
  z.refine<Campaign>(({ kind, percent }) => kind !== 'percent' || percent > 0, {
    error: 'Enter the percentage.',
    path: ['percent'],
  }),
  z.refine<Campaign>(({ kind, amount: given }) => kind !== 'amount' || given > 0, {
    error: 'Enter the amount.',
    path: ['amount'],
  }),
  z.refine<Campaign>(({ kind, amount: given, minimum }) => kind !== 'amount' || minimum > given, {
    error: 'The minimum must be more than the amount, so that something is left to pay.',
    path: ['minimum'],
  }),
  z.refine<Campaign>(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    error: 'The last day is before the first.',
    path: ['endsOn'],
  }),
] as const;

/** By the name it has today; one that is gone goes by its id. */
const campaignProductSchema = z.object({ id: z.string(), name: z.string() });
export type CampaignProduct = z.infer<typeof campaignProductSchema>;

export const adminCampaignSchema = z.object({
  ...campaignShape,
  products: z.array(campaignProductSchema),
  id: z.string(),
  isActive: z.boolean(),
  state: z.enum(CODE_STATES),
  /** The one code; null where there are many. */
  text: z.nullable(z.string()),
  codeCount: z.number(),
  /** By orders that stand. */
  uses: z.number(),
  /** What they were given, in naira. */
  given: z.number(),
  version: z.number(),
});
export type AdminCampaign = z.infer<typeof adminCampaignSchema>;

export const listCampaignsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/codes',
  access: 'administrator',
  answerSchema: z.object({ data: z.array(adminCampaignSchema) }),
});

/** With one code that was thought of, or many made by chance. */
export const makeCampaignEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/codes',
  access: 'administrator',
  bodySchema: z
    .object({
      ...campaignShape,
      codes: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('one'), text: readBy(normaliseCode) }),
        z.object({
          kind: z.literal('many'),
          count: wholeNumber(1, CODES_AT_ONCE_MAX),
          prefix: z
            .string()
            .check(
              z.regex(/^[A-Z0-9]*$/, 'Use capital letters and digits.'),
              z.maxLength(CODE_PREFIX_MAX_LENGTH),
            ),
        }),
      ]),
    })
    .check(...rules),
  answerSchema: adminCampaignSchema,
  status: 201,
});
export type NewCampaign = z.infer<typeof makeCampaignEndpoint.bodySchema>;

/** Orders that were placed already keep what they were given. */
export const saveCampaignEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/codes/:id',
  access: 'administrator',
  bodySchema: z.object({ ...campaignShape, isActive: z.boolean(), version: z.number() }).check(...rules),
  answerSchema: adminCampaignSchema,
});
export type SavedCampaign = z.infer<typeof saveCampaignEndpoint.bodySchema>;

/** As CSV: every code of a campaign with how often it was used. */
export const exportCodesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/codes/:id/csv',
  access: 'administrator',
});
