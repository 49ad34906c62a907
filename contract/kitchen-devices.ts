import * as z from 'zod/mini';
import { checkNewPin } from '../domain/users/staff-pin.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();

const waitingSchema = z.object({ status: z.literal('waiting'), code: z.string(), expiresAt: moment });

/** A tablet that asks to be paired: the owner types the code it shows. */
export const beginPairingEndpoint = endpoint({
  method: 'POST',
  path: '/api/kitchen-device',
  access: 'anyone',
  answerSchema: waitingSchema,
});

/** What this browser is to the kitchen, by its own cookie. */
export const readOwnDeviceEndpoint = endpoint({
  method: 'GET',
  path: '/api/kitchen-device',
  access: 'anyone',
  answerSchema: z.discriminatedUnion('status', [
    z.object({ status: z.literal('none') }),
    z.object({ status: z.literal('waiting') }),
    z.object({
      status: z.literal('paired'),
      name: z.string(),
      /** Who can say by a PIN that it was them. */
      people: z.array(z.object({ id: z.string(), name: z.string(), isLocked: z.boolean() })),
    }),
  ]),
});
export type OwnDevice = z.infer<typeof readOwnDeviceEndpoint.answerSchema>;
export type TabletPerson = Extract<OwnDevice, { status: 'paired' }>['people'][number];

/** The guard looks at the PIN that comes along, as it does with everything a tablet records. */
export const checkPinEndpoint = endpoint({
  method: 'POST',
  path: '/api/kitchen-device/pin',
  access: 'kitchen',
});

export const kitchenDeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  pairedAt: moment,
  pairedBy: z.string(),
  lastSeenAt: z.nullable(moment),
});
export type KitchenDevice = z.infer<typeof kitchenDeviceSchema>;

export const listKitchenDevicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/kitchen-devices',
  access: 'owner',
  answerSchema: z.object({ data: z.array(kitchenDeviceSchema) }),
});

export const DEVICE_NAME_MAX_LENGTH = 40;

export const pairKitchenDeviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/kitchen-devices',
  access: 'owner',
  proof: 'fresh',
  bodySchema: z.object({
    code: z.string('Enter the code.').check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(20)),
    name: z
      .string('Enter a name.')
      .check(
        z.trim(),
        z.minLength(1, 'Enter a name, such as “Kitchen tablet”.'),
        z.maxLength(DEVICE_NAME_MAX_LENGTH, `Use at most ${DEVICE_NAME_MAX_LENGTH} characters.`),
      ),
  }),
  answerSchema: kitchenDeviceSchema,
  status: 201,
});

export const endKitchenDeviceEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/kitchen-devices/:id',
  access: 'owner',
});

/** One's own, for the tablet in the kitchen. */
export const setOwnPinEndpoint = endpoint({
  method: 'PUT',
  path: '/api/staff/pin',
  access: 'staff',
  bodySchema: z.object({ pin: readBy(checkNewPin) }),
});

/** Takes a locked or forgotten PIN away; its owner chooses a new one. */
export const resetPinEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/pin',
  access: 'administrator',
});
