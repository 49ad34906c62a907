export type TypedAddress = {
  readonly state: string;
  readonly lga: string;
  readonly area: string;
  readonly street: string;
  readonly landmark: string;
  /** Both of whoever receives it, if not the customer. */
  readonly recipient: string;
  readonly phone: string;
};

export const NO_ADDRESS: TypedAddress = {
  state: '',
  lga: '',
  area: '',
  street: '',
  landmark: '',
  recipient: '',
  phone: '',
};
