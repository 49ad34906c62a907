import { type KitchenTicket, kitchenDaySchema, kitchenTicketSchema } from '../../contract/kitchen.ts';
import { openAdmin } from './admin-calls.ts';
import { FRIDAY } from './order-inputs.ts';

export const KITCHEN = '/api/admin/kitchen';
/** One honey cake that is fetched and paid for at the counter. */
export const PICKUP = {
  method: 'pickup',
  address: null,
  payment: 'at_pickup',
  expectedTotal: 5_000,
} as const;

/** A shop that takes orders, with its owner at the kitchen's board. */
export async function openKitchen(options: Parameters<typeof openAdmin>[0] = {}) {
  const admin = await openAdmin(options);

  const move = (id: string, body: object, by: Pick<typeof admin.owner, 'post'> = admin.owner) =>
    by.post(`${KITCHEN}/${id}/stage`, body);
  const readDay = async (day: string = FRIDAY) =>
    kitchenDaySchema.parse(await (await admin.owner.ask(`${KITCHEN}?day=${day}`)).json());

  return {
    ...admin,
    move,
    readDay,
    async find(id: string): Promise<KitchenTicket> {
      const ticket = (await readDay()).tickets.find((each) => each.id === id);
      if (!ticket) throw new Error('The ticket is not on the board.');
      return ticket;
    },
    /** Through the stages, each from the version the last one left. */
    async moveThrough(id: string, ...stages: readonly string[]): Promise<KitchenTicket> {
      let answer: unknown;
      let { version } = await admin.read(id);
      for (const stage of stages) {
        const moved = await move(id, { stage, version });
        answer = await moved.json();
        if (moved.status !== 200) throw new Error(`${moved.status}: ${JSON.stringify(answer)}`);
        ({ version } = kitchenTicketSchema.parse(answer));
      }
      return kitchenTicketSchema.parse(answer);
    },
  };
}
