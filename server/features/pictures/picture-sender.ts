import type { Context } from 'hono';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { isAdministratorRole } from '../../../domain/users/roles.ts';
import type { Actor, AppEnvironment } from '../../http/app-environment.ts';
import { readGuestKeyHash } from '../../http/guest-cookie.ts';
import { type Attempt, countNetwork, type RateLimit } from '../../http/rate-limit.ts';
import type { PictureOwner } from './pictures.store.ts';

/** Three hours' worth: whoever goes on day and night fills the disk. */
const OF_DAY_TIMES = 3;
/** Of one network, from however many accounts. */
const UPLOADS_OF_NETWORK: RateLimit = {
  name: 'picture-uploads-network',
  attempts: 1_200,
  perMinutes: 24 * 60,
};
/** A few pictures for each of a few requests; a browser can forget who it is, its network cannot. */
const UPLOADS_OF_GUESTS: RateLimit = { name: 'picture-uploads-guests', attempts: 40, perMinutes: 60 };

const NO_GUEST = refuse(
  'forbidden',
  'no_guest_cookie',
  'Your browser blocks cookies, which we need to keep your pictures private. Allow them, or send the pictures later.',
);

/** Who sends a picture, what it counts against, and whose it is from then on. */
export type PictureSender = {
  /** Whom the uploads under way are counted for. */
  readonly name: string;
  readonly attempts: readonly Attempt[];
  readonly owner: PictureOwner;
  readonly isGuest: boolean;
};

/** `uploads` is each person's limit. */
export function findSender(
  c: Context<AppEnvironment>,
  actor: Actor | undefined,
  uploads: RateLimit,
): Result<PictureSender> {
  const address = c.get('clientAddress');
  if (actor) {
    const { userId, role } = actor;
    const ofNetwork = isAdministratorRole(role) ? [] : countNetwork(UPLOADS_OF_NETWORK, address);
    const attempts = [
      { limit: uploads, key: userId },
      { limit: toDayLimit(uploads), key: userId },
      ...ofNetwork,
    ];
    return accept({ name: userId, attempts, owner: { uploadedBy: userId }, isGuest: false });
  }
  const guestKeyHash = readGuestKeyHash(c);
  if (guestKeyHash === null) return NO_GUEST;
  return accept({
    name: guestKeyHash,
    attempts: [
      ...countNetwork(UPLOADS_OF_GUESTS, address),
      ...countNetwork(toDayLimit(UPLOADS_OF_GUESTS), address),
    ],
    owner: { guestKeyHash },
    isGuest: true,
  });
}

function toDayLimit({ name, attempts }: RateLimit): RateLimit {
  return { name: `${name}-day`, attempts: attempts * OF_DAY_TIMES, perMinutes: 24 * 60 };
}
