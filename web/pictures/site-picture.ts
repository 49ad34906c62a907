/** The backdrops the pictures were taken on; each has a token of the same name. */
export type Tint = 'blush' | 'honey' | 'pistachio' | 'sky' | 'cream';

/** A picture of the site itself, as its generated module describes it. */
export type SitePicture = {
  readonly width: number;
  readonly height: number;
  /** Absent where the picture is cut out and transparent. */
  readonly tint?: Tint;
  /** Narrowest first. */
  readonly files: readonly { readonly width: number; readonly avif: string; readonly webp: string }[];
};
