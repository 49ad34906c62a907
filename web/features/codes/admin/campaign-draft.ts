import type { AdminCampaign, CampaignProduct, SavedCampaign } from '../../../../contract/code-admin.ts';
import type { CodeKind } from '../../../../domain/codes/code-terms.ts';
import { sayCode } from '../../../../domain/codes/say-code.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { parseNaira } from '../../../../domain/parse-naira.ts';

export type CampaignFields = Omit<SavedCampaign, 'version' | 'isActive'>;

/** As it is typed. */
export type CampaignDraft = {
  readonly name: string;
  readonly text: string;
  readonly isBulk: boolean;
  readonly count: string;
  readonly prefix: string;
  readonly kind: CodeKind;
  readonly percent: string;
  readonly amount: string;
  readonly categories: readonly string[];
  readonly products: readonly CampaignProduct[];
  readonly minimum: string;
  readonly isFirstOrderOnly: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly usesMax: string;
  readonly usesMaxPerPerson: string;
};

/** What most campaigns are: a tenth off everything, once for each person. */
const NEW_DRAFT: CampaignDraft = {
  name: '',
  text: '',
  isBulk: false,
  count: '100',
  prefix: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  categories: [],
  products: [],
  minimum: '',
  isFirstOrderOnly: false,
  startsOn: '',
  endsOn: '',
  usesMax: '',
  usesMaxPerPerson: '1',
};

export function draftCampaign(campaign: AdminCampaign | null): CampaignDraft {
  if (!campaign) return NEW_DRAFT;
  const write = (value: number | null) => (value === null || value === 0 ? '' : String(value));
  return {
    ...NEW_DRAFT,
    name: campaign.name,
    text: campaign.text ?? '',
    kind: campaign.kind,
    percent: write(campaign.percent),
    amount: write(campaign.amount),
    categories: campaign.categories,
    products: campaign.products,
    minimum: write(campaign.minimum),
    isFirstOrderOnly: campaign.isFirstOrderOnly,
    startsOn: campaign.startsOn ?? '',
    endsOn: campaign.endsOn ?? '',
    usesMax: write(campaign.usesMax),
    usesMaxPerPerson: write(campaign.usesMaxPerPerson),
  };
}

/** What cannot be read is sent as it is not allowed, and the shop says what is wrong with it. */
export function readDraft(draft: CampaignDraft): CampaignFields {
  const readAmount = (typed: string) => {
    const amount = parseNaira(typed.trim() || '0');
    return amount.ok ? convertKoboToNaira(amount.value) : Number.NaN;
  };
  const readCount = (typed: string) => (typed.trim() === '' ? null : Number(typed));
  return {
    name: draft.name.trim() || draft.text.trim().toUpperCase(),
    kind: draft.kind,
    percent: draft.kind === 'percent' ? Number(draft.percent) : 0,
    amount: draft.kind === 'amount' ? readAmount(draft.amount) : 0,
    categories: [...draft.categories],
    productIds: draft.products.map(({ id }) => id),
    minimum: readAmount(draft.minimum),
    isFirstOrderOnly: draft.isFirstOrderOnly,
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    usesMax: readCount(draft.usesMax) ?? (draft.isBulk ? 1 : null),
    usesMaxPerPerson: readCount(draft.usesMaxPerPerson),
  };
}

export function toCampaignFields(campaign: AdminCampaign): CampaignFields {
  return readDraft({ ...draftCampaign(campaign) });
}

/** "10% off Cakes worth ₦20,000 or more, until 24 December, once per customer" */
export function sayCampaign(
  fields: CampaignFields,
  products: readonly CampaignProduct[],
  isOneOfMany: boolean,
): string {
  const toKobo = (naira: number) => (Number.isFinite(naira) ? convertNairaToKobo(naira) : 0);
  return sayCode({
    ...fields,
    amountInKobo: toKobo(fields.amount),
    minimumInKobo: toKobo(fields.minimum),
    productNames: products.map(({ name }) => name),
    isOneOfMany,
  });
}
