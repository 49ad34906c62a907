import type { CustomerCard } from '../../contract/customers.ts';

/** Somebody of whom nothing is known but the number, unless a test says more. */
export function makeCustomerCard(changes: Partial<CustomerCard> = {}): CustomerCard {
  return {
    contact: '+2348035550117',
    name: 'Ify Eze',
    phones: ['+2348035550117'],
    emails: [],
    orderCount: 0,
    requestCount: 0,
    messageCount: 0,
    noteCount: 0,
    due: 0,
    onAccount: 0,
    refundDue: 0,
    isShared: false,
    accounts: [],
    notes: [],
    importedNotes: [],
    orders: [],
    quotes: [],
    requests: [],
    messages: [],
    addresses: [],
    merges: [],
    ...changes,
  };
}
