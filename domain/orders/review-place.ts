/** Behind the # of an order's page: where it asks how the order was. */
export const REVIEW_PLACE = 'review';
