type CharacterCountProps = { readonly text: string; readonly most: number };

/** How much of the room is taken; in another colour, and in words, once it is too much. */
export function CharacterCount({ text, most }: CharacterCountProps) {
  const { length } = text.trim();
  const isTooLong = length > most;
  return (
    <span className={`figures whitespace-nowrap ${isTooLong ? 'font-medium text-danger' : ''}`}>
      {isTooLong ? `${length - most} too many` : `${length} of ${most}`}
    </span>
  );
}
