type Reached = { readonly contact: { readonly email: string }; readonly userId: string | null };

/** Without an email address and an account nothing the shop sends reaches a customer. */
export function canBeNotified({ contact, userId }: Reached): boolean {
  return contact.email !== '' || userId !== null;
}
