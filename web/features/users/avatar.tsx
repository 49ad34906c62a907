type AvatarProps = { readonly name: string };

/** The first letter of a name on a biscuit; a letter with marks under or over it stays whole. */
export function Avatar({ name }: AvatarProps) {
  const letter = name.normalize('NFC').match(/^\p{L}\p{M}*/u)?.[0] ?? name.slice(0, 1);
  return (
    <span
      aria-hidden="true"
      className="scallop grid size-10 flex-none place-items-center gold font-display font-bold"
    >
      {letter.toLocaleUpperCase('en-GB')}
    </span>
  );
}
