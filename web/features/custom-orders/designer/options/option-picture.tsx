/** The tile's own words say what it is. */
export function OptionPicture({ address }: { readonly address: string }) {
  return (
    <img src={address} alt="" width={72} height={72} decoding="async" className="size-18 rounded-small" />
  );
}
