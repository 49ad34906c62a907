/** Stands in for a product that has gone since the request was made, until the owner says what the cake is called. */
export const CAKE_WITHOUT_PRODUCT = { name: 'Custom cake', vatClass: 'standard' } as const;
