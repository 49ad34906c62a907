type NamedUser = { readonly displayName: string | null; readonly email: string };

/** The display name, or the part of the email before the @. */
export function nameUser({ displayName, email }: NamedUser): string {
  const name = displayName?.trim();
  if (name) return name;
  const [mailbox = ''] = email.split('@');
  return mailbox;
}
