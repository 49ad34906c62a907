import type { Transaction } from '../../../database/database.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { findOpenInvitation } from './invitations.store.ts';

type Claim = { readonly invitationKey: string | undefined; readonly email: string };

/** Whether the key came from the email of an open invitation to this very address: then no second email has to prove it. */
export async function provesMailbox(
  tx: Transaction,
  links: Pick<InvitationLinks, 'readEmailedToken'>,
  { invitationKey = '', email }: Claim,
  now: Date,
): Promise<boolean> {
  const id = links.readEmailedToken(invitationKey);
  if (id === undefined) return false;
  const found = await findOpenInvitation(tx, id, now);
  return found?.invitation.email === email;
}
