/** Of what somebody sells without having said what it contains. */
export const UNDECLARED_ALLERGENS =
  'Tick what it contains, or tick “None of these”. Customers with allergies rely on it.';
