import { type DeliveryTermsAnswer, deliveryTermsSchema } from '../../../../../contract/delivery.ts';
import type { NigerianState } from '../../../../../domain/addresses/states.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { createKey } from '../../../../ui/form/create-key.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, readWholeNumber, writeAmount } from '../../../../ui/form/read-typed.ts';

export type PlaceValues = {
  readonly state: NigerianState;
  /** The whole state, whatever areas were chosen before. */
  readonly isWhole: boolean;
  readonly lgas: readonly string[];
};

export type ZoneValues = {
  readonly id: string;
  readonly name: string;
  readonly places: readonly PlaceValues[];
  readonly fee: string;
  readonly minimum: string;
  readonly allowsPayOnDelivery: boolean;
  readonly extraNoticeHours: string;
  readonly excludedCategories: readonly string[];
  /** Their ids. */
  readonly excludedProducts: readonly string[];
};

/** The terms as they are being typed. */
export type TermsValues = {
  readonly zones: readonly ZoneValues[];
  /** Blank: never free. */
  readonly freeAbove: string;
  readonly holds: { readonly transferMinutes: string; readonly onlineMinutes: string };
  readonly mustConfirm: boolean;
  readonly unconfirmed: { readonly confirmMinutes: string; readonly dayShare: string };
  readonly transferAccount: {
    readonly bank: string;
    readonly accountNumber: string;
    readonly accountName: string;
  };
  /** Saved along with it, and changed on a screen of its own. */
  readonly deskRefundLimit?: number | undefined;
};

export function fillTerms(terms: DeliveryTermsAnswer): TermsValues {
  const { zones, freeAbove, holds, unconfirmed, transferAccount, deskRefundLimit } = terms;
  return {
    zones: zones.map(({ id, name, places, fee, minimum, allowsPayOnDelivery, ...rest }) => ({
      id,
      name,
      places: places.map(({ state, lgas }) => ({ state, isWhole: lgas.length === 0, lgas })),
      fee: writeAmount(fee),
      minimum: writeAmount(minimum),
      allowsPayOnDelivery,
      extraNoticeHours: rest.extraNoticeHours ? String(rest.extraNoticeHours) : '',
      excludedCategories: rest.excludedCategories ?? [],
      excludedProducts: rest.excludedProducts ?? [],
    })),
    freeAbove: freeAbove === null ? '' : writeAmount(freeAbove),
    holds: {
      transferMinutes: String(holds.transferMinutes),
      onlineMinutes: String(holds.onlineMinutes),
    },
    mustConfirm: unconfirmed.mustConfirm,
    unconfirmed: {
      confirmMinutes: String(unconfirmed.confirmMinutes),
      dayShare: String(unconfirmed.dayShare),
    },
    transferAccount: transferAccount ?? { bank: '', accountNumber: '', accountName: '' },
    ...(deskRefundLimit !== undefined && { deskRefundLimit }),
  };
}

/** Where something cannot be read there is NaN, which the contract's schema refuses. */
export function buildTerms(values: TermsValues): DeliveryTermsAnswer {
  const { bank, accountName } = values.transferAccount;
  const accountNumber = values.transferAccount.accountNumber.replace(/[\s-]/g, '');
  const { deskRefundLimit } = values;
  const hasAccount = `${bank}${accountNumber}${accountName}`.trim() !== '';
  return {
    zones: values.zones.map(({ id, name, places, fee, minimum, allowsPayOnDelivery, ...rest }) => ({
      id,
      name: name.trim(),
      places: places.map(({ state, isWhole, lgas }) => ({ state, lgas: isWhole ? [] : [...lgas] })),
      fee: readNaira(fee),
      minimum: minimum.trim() === '' ? 0 : readNaira(minimum),
      allowsPayOnDelivery,
      ...(rest.extraNoticeHours.trim() !== '' && {
        extraNoticeHours: readWholeNumber(rest.extraNoticeHours),
      }),
      ...(rest.excludedCategories.length > 0 && { excludedCategories: [...rest.excludedCategories] }),
      ...(rest.excludedProducts.length > 0 && { excludedProducts: [...rest.excludedProducts] }),
    })),
    freeAbove: values.freeAbove.trim() === '' ? null : readNaira(values.freeAbove),
    holds: {
      transferMinutes: readWholeNumber(values.holds.transferMinutes),
      onlineMinutes: readWholeNumber(values.holds.onlineMinutes),
    },
    unconfirmed: {
      mustConfirm: values.mustConfirm,
      confirmMinutes: readWholeNumber(values.unconfirmed.confirmMinutes),
      dayShare: readWholeNumber(values.unconfirmed.dayShare),
    },
    ...(deskRefundLimit !== undefined && { deskRefundLimit }),
    transferAccount: hasAccount
      ? { bank: bank.trim(), accountNumber, accountName: accountName.trim() }
      : null,
  };
}

export function findTermsProblems(values: TermsValues): FieldProblems {
  return {
    ...findMisfits(deliveryTermsSchema, buildTerms(values)),
    ...findUnreadableAmounts(values),
    ...findPlacesWithoutArea(values),
  };
}

/** A schema sees only that there is no number; what was typed tells more. */
function findUnreadableAmounts({ zones, freeAbove }: TermsValues): FieldProblems {
  const amounts = [
    ['freeAbove', freeAbove] as const,
    ...zones.flatMap(({ fee, minimum }, index) => [
      [`zones.${index}.fee`, fee] as const,
      [`zones.${index}.minimum`, minimum] as const,
    ]),
  ];
  const problems = amounts.flatMap(([path, typed]) => {
    const reading = parseNaira(typed);
    return typed.trim() === '' || reading.ok ? [] : [[path, reading.refusal.message] as const];
  });
  return Object.fromEntries(problems);
}

/** To the shop no area means the whole state, which is not what somebody meant who chose none. */
function findPlacesWithoutArea({ zones }: TermsValues): FieldProblems {
  const problems = zones.flatMap(({ places }, zoneIndex) =>
    places.flatMap(({ isWhole, lgas }, placeIndex) =>
      isWhole || lgas.length > 0
        ? []
        : [
            [
              `zones.${zoneIndex}.places.${placeIndex}.lgas`,
              'Choose at least one area, or the whole state.',
            ] as const,
          ],
    ),
  );
  return Object.fromEntries(problems);
}

/** An id is never used twice: orders of a removed zone keep its own. */
export function createZone(): ZoneValues {
  return {
    id: `zone-${createKey()}`,
    name: '',
    places: [],
    fee: '',
    minimum: '',
    allowsPayOnDelivery: false,
    extraNoticeHours: '',
    excludedCategories: [],
    excludedProducts: [],
  };
}
