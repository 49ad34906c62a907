import type { ProductStatus } from '../../../../domain/catalogue/product.ts';

export const STATUS_WORDS: Readonly<Record<ProductStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

const HOURS_PER_DAY = 24;

/** "2 days", "1 day 12 hours", "none": what a number of hours means to a kitchen. */
export function nameLeadTime(hours: number): string {
  const days = Math.floor(hours / HOURS_PER_DAY);
  const parts = [count(days, 'day'), count(hours % HOURS_PER_DAY, 'hour')].filter((part) => part !== '');
  return parts.join(' ') || 'none';
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Said once a product is saved. */
export function nameSaved({
  name,
  status,
}: {
  readonly name: string;
  readonly status: ProductStatus;
}): string {
  if (status === 'published') return `${name} saved and published`;
  return status === 'archived' ? `${name} saved and archived` : `${name} is saved`;
}
