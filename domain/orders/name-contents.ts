type Contents = {
  readonly firstName: string;
  readonly firstQuantity: number;
  /** All pieces, those of the first line among them. */
  readonly itemCount: number;
};

/** "Red Velvet", "2 × Fudge brownies", "2 × Fudge brownies and 3 more" */
export function nameContents({ firstName, firstQuantity, itemCount }: Contents): string {
  const first = firstQuantity > 1 ? `${firstQuantity} × ${firstName}` : firstName;
  const others = itemCount - firstQuantity;
  return others > 0 ? `${first} and ${others} more` : first;
}
