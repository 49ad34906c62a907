import type { SteppedOrder } from '../../../../../contract/order-admin.ts';

export type BulkOutcome = {
  readonly doneCount: number;
  readonly refused: readonly { readonly id: string; readonly number: string; readonly problem: string }[];
};

/** What has become of each, told apart. */
export function readOutcome(stepped: readonly SteppedOrder[]): BulkOutcome {
  const refused = stepped.flatMap(({ id, number, problem }) =>
    problem === null ? [] : [{ id, number, problem }],
  );
  return { doneCount: stepped.length - refused.length, refused };
}

export function countOrders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`;
}
