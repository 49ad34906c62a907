import type { DeliveryTermsAnswer } from '../../../../../contract/delivery.ts';
import { convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import type { Fact } from '../../../../ui/form/stale/compare-facts.ts';
import { sayDuration } from '../../../../ui/slots/duration-words.ts';
import { describePlaces } from '../../describe-places.ts';

const write = (amount: number) => formatNaira(convertNairaToKobo(amount));

/** Zones and fees part by part, in words. */
export function listTermsFacts(terms: DeliveryTermsAnswer): readonly Fact[] {
  const { zones, freeAbove, holds, unconfirmed, transferAccount: account } = terms;
  return [
    ...zones.map((zone) => ({ key: zone.id, name: zone.name, words: describeZone(zone) })),
    {
      key: 'freeAbove',
      name: 'Free delivery',
      words: freeAbove === null ? 'never' : `from ${write(freeAbove)}`,
    },
    {
      key: 'transferMinutes',
      name: 'Slot held for a bank transfer',
      words: sayDuration(holds.transferMinutes),
    },
    {
      key: 'onlineMinutes',
      name: 'Slot held for an online payment',
      words: sayDuration(holds.onlineMinutes),
    },
    {
      key: 'mustConfirm',
      name: 'New customers paying on delivery or pickup',
      words: unconfirmed.mustConfirm
        ? `confirm within ${sayDuration(unconfirmed.confirmMinutes)}`
        : 'don’t need to confirm',
    },
    {
      key: 'dayShare',
      name: 'Unconfirmed and unpaid orders',
      words: `at most ${unconfirmed.dayShare}% of a day`,
    },
    {
      key: 'transferAccount',
      name: 'Account for bank transfers',
      words: account ? `${account.accountNumber}, ${account.bank}, ${account.accountName}` : 'none',
    },
  ];
}

function describeZone(zone: DeliveryTermsAnswer['zones'][number]): string {
  const minimum = zone.minimum === 0 ? 'no minimum' : `orders from ${write(zone.minimum)}`;
  const payment = zone.allowsPayOnDelivery ? 'pay on delivery' : 'payment before delivery';
  const notice = zone.extraNoticeHours ? `, ${zone.extraNoticeHours} hours’ extra lead time` : '';
  const left = [...(zone.excludedCategories ?? []), ...(zone.excludedProducts ?? [])];
  const excluded = left.length > 0 ? `, without ${left.join(', ')}` : '';
  return `${write(zone.fee)} fee, ${minimum}, ${payment}${notice}${excluded}. ${describePlaces(zone, [])}`;
}
