import type { PictureAnswer } from '../../../../../contract/pictures.ts';

/** What a shopper adds to the design when asking for a quote, as it was typed. */
export type RequestDraft = {
  readonly instructions: string;
  readonly pictures: readonly PictureAnswer[];
  /** 2026-11-21; empty for none. */
  readonly wantedDay: string;
  readonly budget: string;
  readonly phone: string;
  /** Of whoever has no account; accounts say both. */
  readonly name: string;
  readonly email: string;
  /** Names what was sent last, so that the same sent again is one request. */
  readonly attempt: { readonly key: string; readonly contents: string } | null;
};

export const EMPTY_REQUEST: RequestDraft = {
  instructions: '',
  pictures: [],
  wantedDay: '',
  budget: '',
  phone: '',
  name: '',
  email: '',
  attempt: null,
};
