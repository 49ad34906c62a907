/** The reason of a cancellation that staff make at their customer's wish, as the shop's own pages have it. */
export const ASKED_TO_CANCEL = 'Cancelled at the customer’s request';
