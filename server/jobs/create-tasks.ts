import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { Database } from '../database/database.ts';
import { expireOrders } from '../features/orders/expire-orders.ts';
import { composeOrderMessage } from '../features/orders/telling/compose-order-message.ts';
import { cleanPictures } from '../features/pictures/clean-pictures.ts';
import type { Pictures } from '../features/pictures/open-pictures.ts';
import type { RegistrationLinks } from '../features/users/registration/registration-links.ts';
import { sendPasswordReset } from '../features/users/registration/send-password-reset.ts';
import { sendRegistrationMail } from '../features/users/registration/send-registration-mail.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { MailPort } from '../ports/mail.ts';
import type { JobTasks } from './job-table.ts';
import { sendMessage } from './send-message.ts';

export type TaskParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly mail: MailPort;
  readonly links: RegistrationLinks;
  readonly pictures: Pictures;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
};

/** Who does which job. */
export function createTasks(parts: TaskParts): JobTasks {
  return {
    'send-registration-mail': (payload) => sendRegistrationMail(parts, payload),
    'send-password-reset': (payload, facts) => sendPasswordReset(parts, payload, facts),
    'make-renditions': ({ pictureId }) => parts.pictures.renditions.makeAll(pictureId),
    'clean-pictures': () => cleanPictures({ db: parts.db, files: parts.pictures.files }),
    'send-message': (payload) =>
      sendMessage({ ...parts, composeMessage: (message) => composeOrderMessage(parts, message) }, payload),
    'expire-orders': () => expireOrders(parts.db, parts.readClock()),
  };
}
