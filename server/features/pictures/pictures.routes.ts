import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { uploadLogoEndpoint } from '../../../contract/brand.ts';
import type { uploadReferencePictureEndpoint } from '../../../contract/custom-orders.ts';
import {
  PICTURE_UPLOAD_MAX_BYTES,
  type PictureAnswer,
  type uploadPictureEndpoint,
} from '../../../contract/pictures.ts';
import type { uploadOrderPictureEndpoint } from '../../../contract/taken-order.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import { isAdministratorRole } from '../../../domain/users/roles.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import type { Authentication } from '../../http/authentication.ts';
import { toResponse } from '../../http/cached-answer.ts';
import { readGuestKeyHash } from '../../http/guest-cookie.ts';
import { type Attempt, countNetwork, type RateLimit, type RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-bytes.ts';
import { serve } from '../../http/serve.ts';
import { createWorkLine } from '../../http/work-line.ts';
import type { MasterLook } from './develop-picture.ts';
import type { Pictures } from './open-pictures.ts';
import { countWaitingGuestPictures, type PictureOwner } from './pictures.store.ts';
import { parseRendition } from './rendition.ts';
import { BUSY_PAUSE_SECONDS } from './rendition-answers.ts';
import { type UploadParts, uploadPicture } from './upload-picture.ts';

/** A whole catalogue's pictures in an hour. */
const UPLOADS: RateLimit = { name: 'picture-uploads', attempts: 600, perMinutes: 60 };
/** Three hours' worth: whoever goes on day and night fills the disk. */
const OF_DAY_TIMES = 3;
/** Of one network, from however many accounts. */
const UPLOADS_OF_NETWORK: RateLimit = {
  name: 'picture-uploads-network',
  attempts: 1_200,
  perMinutes: 24 * 60,
};
/** Each is in memory while it arrives and waits to be worked on. */
const UPLOADS_AT_ONCE = 12;
/** A slow one takes minutes: nobody takes all the places for as long. */
const UPLOADS_AT_ONCE_PER_PERSON = 3;
/** A few pictures for each of a few requests. */
const UPLOADS_OF_GUESTS: RateLimit = { name: 'picture-uploads-guests', attempts: 40, perMinutes: 60 };
/** Of all guests together, as long as no request has taken them up; after a day they are cleaned away. */
const GUEST_PICTURES_MAX = 1_000;

const TOO_LARGE = refuse(
  'too_large',
  'picture_too_large',
  `This picture is larger than ${PICTURE_UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please choose a smaller one.`,
);
const ONE_AFTER_ANOTHER = refuse(
  'too_many',
  'uploads_under_way',
  'Your other pictures are still uploading. Please try again in a moment.',
);
const NO_ROOM = refuse(
  'unavailable',
  'storage_full',
  'Pictures can’t be uploaded right now because our storage is nearly full. Please try again later.',
);
const NO_GUEST = refuse(
  'forbidden',
  'no_guest_cookie',
  'Your browser blocks cookies, which we need to keep your pictures private. Allow them, or send the pictures later.',
);
const TOO_MANY_GUESTS = refuse(
  'unavailable',
  'guest_pictures_full',
  'We can’t take more pictures right now. Send your request without them and add them to our conversation later.',
);
const INTERRUPTED = refuse(
  'invalid',
  'upload_interrupted',
  'The picture wasn’t fully uploaded. Please try again.',
);

type UploadEndpoint =
  | typeof uploadPictureEndpoint
  | typeof uploadReferencePictureEndpoint
  | typeof uploadLogoEndpoint
  | typeof uploadOrderPictureEndpoint;

export type PictureUploadParts = UploadParts & {
  readonly rateLimiter: RateLimiter;
  readonly log: Pick<Logger, 'error'>;
  /** Not for everybody to see: only for whoever may see the custom order it is sent with. */
  readonly isPrivate?: boolean;
  /** Left out: a photograph, without see-through parts. */
  readonly look?: MasterLook;
  /** For each person; left out: as many as whoever runs the shop needs. */
  readonly uploads?: RateLimit;
};

function countGuest(address: string): readonly Attempt[] {
  return [UPLOADS_OF_GUESTS, toDayLimit(UPLOADS_OF_GUESTS)].flatMap((limit) => countNetwork(limit, address));
}

function toDayLimit({ name, attempts }: RateLimit): RateLimit {
  return { name: `${name}-day`, attempts: attempts * OF_DAY_TIMES, perMinutes: 24 * 60 };
}

/** Whose upload it is, by whatever proves that. */
type Uploader = {
  readonly key: string;
  /** Null: everybody may see it. */
  readonly owner: PictureOwner | null;
  /** Whoever runs the shop uploads as much as a whole catalogue from one place. */
  readonly isTrusted: boolean;
  /** Known by a cookie alone, which a browser can forget: its network is counted instead. */
  readonly isGuest?: boolean;
};

export type TakePicture = (
  c: Context<AppEnvironment>,
  uploader: Uploader,
) => Promise<Result<PictureAnswer> | Response>;

/** Takes the file of a request's body in, as much of it as one uploader and one network may send. */
export function createPictureTaker({
  uploads = UPLOADS,
  look,
  ...parts
}: Omit<PictureUploadParts, 'isPrivate'>): TakePicture {
  const uploadLine = createWorkLine({ atOnce: UPLOADS_AT_ONCE, waitingMax: 0 });
  const underWay = new Map<string, number>();

  /** What one person sends slowly is no reason to refuse others. */
  async function inPersonsLine<Value>(
    key: string,
    work: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const count = underWay.get(key) ?? 0;
    if (count >= UPLOADS_AT_ONCE_PER_PERSON) return ONE_AFTER_ANOTHER;
    underWay.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  }

  return async (c, { key, owner, isTrusted, isGuest = false }) => {
    const address = c.get('clientAddress');
    const own = [uploads, toDayLimit(uploads)].map((limit) => ({ limit, key }));
    const refused = await parts.rateLimiter.refuse(c, [
      ...(isGuest ? countGuest(address) : own),
      ...(isTrusted ? [] : countNetwork(UPLOADS_OF_NETWORK, address)),
    ]);
    if (refused) return refused;
    // A few that arrive at the same moment may be more than that: it is the disk that is guarded, not the number.
    if (isGuest && (await countWaitingGuestPictures(parts.db)) >= GUEST_PICTURES_MAX) return TOO_MANY_GUESTS;
    if (!(await parts.pictures.files.hasRoom())) {
      parts.log.error('The disk is nearly full: no more pictures are taken');
      return NO_ROOM;
    }
    const uploaded = await inPersonsLine(key, async () => {
      const admitted = await uploadLine.run(async (): Promise<Result<PictureAnswer>> => {
        const upload = await readBytes(c, PICTURE_UPLOAD_MAX_BYTES);
        if (upload === 'too_large') return TOO_LARGE;
        if (upload === 'interrupted') return INTERRUPTED;
        return uploadPicture(parts, upload, owner, look);
      });
      return admitted.ok ? admitted.value : admitted;
    });
    if (!uploaded.ok && uploaded.refusal.kind === 'unavailable') {
      c.header('retry-after', String(BUSY_PAUSE_SECONDS));
    }
    return uploaded;
  };
}

/** The same upload at an address of its own for whoever may make it. */
export function createPictureUploadRoutes(
  endpoint: UploadEndpoint,
  { isPrivate = false, ...parts }: PictureUploadParts,
) {
  const take = createPictureTaker(parts);
  return [
    serve(endpoint, ({ c, actor }) => {
      if (actor) {
        const { userId, role } = actor;
        const owner = isPrivate ? { uploadedBy: userId } : null;
        return take(c, { key: userId, owner, isTrusted: isAdministratorRole(role) });
      }
      const guestKeyHash = readGuestKeyHash(c);
      if (guestKeyHash === null) return NO_GUEST;
      return take(c, { key: guestKeyHash, owner: { guestKeyHash }, isTrusted: false, isGuest: true });
    }),
  ];
}

export type RenditionRoutesParts = {
  readonly pictures: Pick<Pictures, 'renditions'>;
  readonly authentication: Pick<Authentication, 'readCookie'>;
  /** The custom orders a guest follows in this browser. */
  readonly listFollowedRequests: (c: Context) => Promise<readonly string[]>;
};

/**
 * Most are open to anyone and the same for everyone, and usually sent from memory before they come here. Those that are not are
 * shown by the cookies, because an image cannot send a token.
 */
export function createRenditionRoutes({
  pictures,
  authentication,
  listFollowedRequests,
}: RenditionRoutesParts) {
  return new Hono<AppEnvironment>().get('/:id/:name', async (c) => {
    const rendition = parseRendition(c.req.param('id'), c.req.param('name'));
    const findViewer = async () => {
      const actor = await authentication.readCookie(c.req.raw.headers);
      return {
        userId: actor.ok ? actor.value.userId : null,
        role: actor.ok ? actor.value.role : null,
        guestKeyHash: readGuestKeyHash(c),
        followedIds: await listFollowedRequests(c),
      };
    };
    return toResponse(await pictures.renditions.obtain(rendition, findViewer), c.req.raw);
  });
}
