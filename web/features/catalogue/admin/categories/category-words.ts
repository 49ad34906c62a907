import type { AdminCategory } from '../../../../../contract/categories.ts';
import { joinWords } from '../../../../ui/formats/join-words.ts';

export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;
}

/** What a new name changes, and what stays. */
export function describeRename({ name, productCount, excludingZones }: AdminCategory): readonly string[] {
  const follow = productCount === 1 ? 'gets' : 'get';
  return [
    `${countProducts(productCount)} ${follow} the new name. Links to ${name} still work.`,
    ...(excludingZones.length > 0
      ? [`It still won’t be delivered to ${joinWords(excludingZones, 'and')}.`]
      : []),
  ];
}

/** What a merge does, before it is done. */
export function describeMerge(from: AdminCategory, into: AdminCategory): readonly string[] {
  const move = from.productCount === 1 ? 'moves' : 'move';
  const newZones = from.excludingZones.filter((zone) => !into.excludingZones.includes(zone));
  const oldZones = into.excludingZones.filter((zone) => !from.excludingZones.includes(zone));
  return [
    `${countProducts(from.productCount)} ${move} from ${from.name} to ${into.name}. Links to ${from.name} will open ${into.name}.`,
    ...(newZones.length > 0
      ? [`All of ${into.name} will no longer be delivered to ${joinWords(newZones, 'and')}.`]
      : []),
    ...(oldZones.length > 0
      ? [`What was in ${from.name} will no longer be delivered to ${joinWords(oldZones, 'and')}.`]
      : []),
  ];
}
