import {
  acceptInvitationEndpoint,
  type Invitation,
  inviteEndpoint,
  listInvitationsEndpoint,
  type OpenInvitation,
  readInvitationEndpoint,
  revokeInvitationEndpoint,
  showInvitationLinkEndpoint,
} from '../../../../contract/invitations.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { INVITATION_ENDED } from '../../../../domain/users/invitations.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import { isId } from '../../../http/id-parameter.ts';
import { type Attempt, countNetwork, type RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { type AcceptParts, acceptInvitation } from './accept-invitation.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { findOpenInvitation, listOpenInvitations, type NamedInvitation } from './invitations.store.ts';
import { invite } from './invite.ts';
import { NO_SUCH_INVITATION, revokeInvitation } from './revoke-invitation.ts';

export type InvitationRoutesParts = AcceptParts & {
  readonly rateLimiter: RateLimiter;
  readonly invitationLinks: InvitationLinks;
};

/** A mailbox is not to be flooded, not even by an owner's stolen session. */
function countInvitation(userId: string, email: string | null): readonly Attempt[] {
  const byOwner = { limit: { name: 'invite-owner', attempts: 30, perMinutes: 60 }, key: userId };
  if (email === null) return [byOwner];
  return [byOwner, { limit: { name: 'invite-email', attempts: 5, perMinutes: 60 }, key: email }];
}

/** A link's secret cannot be guessed; trying to is refused all the same. */
const countKey = (clientAddress: string) =>
  countNetwork({ name: 'invitation-key', attempts: 60, perMinutes: 60 }, clientAddress);

export function createInvitationRoutes(parts: InvitationRoutesParts) {
  const { db, rateLimiter, invitationLinks, demandsSecondFactor } = parts;

  const describeOpen = ({ invitation, invitedBy }: NamedInvitation): OpenInvitation => ({
    id: invitation.id,
    role: invitation.role,
    email: invitation.email,
    invitedBy,
    createdAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  });

  async function showWithLink(id: string, now: Date): Promise<Result<Invitation>> {
    const found = await findOpenInvitation(db, id, now);
    return found
      ? accept({ ...describeOpen(found), link: invitationLinks.makeLink(id) })
      : NO_SUCH_INVITATION;
  }

  return [
    serve(listInvitationsEndpoint, async () =>
      accept({ data: (await listOpenInvitations(db, new Date())).map(describeOpen) }),
    ),

    serve(inviteEndpoint, async ({ c, actor, body }) => {
      const tooMany = await rateLimiter.refuse(c, countInvitation(actor.userId, body.email));
      if (tooMany) return tooMany;
      const now = new Date();
      const invited = await invite(db, actor, body, now);
      return invited.ok ? showWithLink(invited.value.id, now) : invited;
    }),

    serve(showInvitationLinkEndpoint, async ({ params }) =>
      isId(params.id) ? showWithLink(params.id, new Date()) : NO_SUCH_INVITATION,
    ),

    serve(revokeInvitationEndpoint, ({ actor, params }) =>
      isId(params.id) ? revokeInvitation(db, actor, params.id, new Date()) : NO_SUCH_INVITATION,
    ),

    serve(readInvitationEndpoint, async ({ c, body }) => {
      const tooMany = await rateLimiter.refuse(c, countKey(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const id = invitationLinks.readToken(body.key);
      const found = id === undefined ? undefined : await findOpenInvitation(db, id, new Date());
      if (!found) return INVITATION_ENDED;
      const { role, email, expiresAt } = found.invitation;
      return accept({
        role,
        email,
        invitedBy: found.invitedBy,
        expiresAt: expiresAt.toISOString(),
        provesEmail: email !== null && invitationLinks.readEmailedToken(body.key) !== undefined,
        needsSecondFactor: demandsSecondFactor && isAdministratorRole(role),
      });
    }),

    serve(acceptInvitationEndpoint, async ({ c, actor, body }) => {
      const tooMany = await rateLimiter.refuse(c, countKey(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const id = invitationLinks.readToken(body.key);
      if (id === undefined) return INVITATION_ENDED;
      const accepted = await acceptInvitation(parts, actor, id, new Date());
      return accepted.ok ? accept({ role: accepted.value }) : accepted;
    }),
  ];
}
