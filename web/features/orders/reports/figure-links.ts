import { TAKEN_ONLINE } from '../../../../contract/reports.ts';
import type { ReportSpan } from '../../../../domain/payments/report-span.ts';
import type { BackWay, PaymentWay } from '../../../../domain/payments/ways.ts';
import { ADMIN_PATH } from '../admin/admin-paths.ts';

/** The orders behind each figure, in the order list. */
export function linkFigures({ from, to }: ReportSpan) {
  const sold = { soldFrom: from, soldTo: to };
  const taken = { takenFrom: from, takenTo: to };
  const refunded = { refundedFrom: from, refundedTo: to };
  return {
    sold: () => link(sold),
    due: () => link({ ...sold, due: '1' }),
    goodwill: () => link({ ...sold, waived: 'goodwill' }),
    written_off: () => link({ ...sold, waived: 'written_off' }),
    product: (product: string) => link({ ...sold, product }),
    category: (category: string) => link({ ...sold, category }),
    campaign: (campaign: string) => link({ ...sold, campaign }),
    zone: (zone: string) => link({ ...sold, zone }),
    method: (method: string) => link({ ...sold, method }),
    taken: () => link(taken),
    takenBy: (id: string | null) => link({ ...taken, takenBy: id ?? TAKEN_ONLINE }),
    takenWay: (takenWay: PaymentWay) => link({ ...taken, takenWay }),
    refunded: () => link(refunded),
    promised: () => link({ promisedTo: to }),
    refundedWay: (refundedWay: BackWay) => link({ ...refunded, refundedWay }),
  };
}

export type FigureLinks = ReturnType<typeof linkFigures>;

function link(filters: Readonly<Record<string, string>>): string {
  return `${ADMIN_PATH}?${new URLSearchParams({ ...filters, sort: 'newest' })}`;
}
