import type { ProductStatus } from '../../../../domain/catalogue/product.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { STATUS_WORDS } from './status-words.ts';

const TONES = { draft: 'busy', published: 'good', archived: 'plain' } as const;

export function StatusBadge({ status }: { readonly status: ProductStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>;
}
