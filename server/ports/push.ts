import type { PushPayload, PushSubscriptionInput, PushTerms } from '../../contract/notifications.ts';

/** A browser as it described itself when it subscribed. */
export type PushAddress = PushSubscriptionInput;

/** Who carries a push to a browser that may be closed. */
export type PushPort = {
  /** What a browser needs to know to subscribe. */
  readonly terms: PushTerms;
  /** Whether anything could be sent there at all: what a browser says may be made up. */
  readonly canReach: (address: PushAddress) => boolean;
  /**
   * `reached`: the service has taken it over. `gone`: nobody is there any longer. Rejects with a `PushFault` when the service
   * could not be asked. The same tag again replaces what the browser already shows.
   */
  readonly send: (address: PushAddress, payload: PushPayload) => Promise<'reached' | 'gone'>;
};

/** Why a push was not taken over, in words without addresses or secrets, because it ends up in the log. */
export class PushFault extends Error {
  override readonly name = 'PushFault';
  /** The same push would fail again, whenever it is sent. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting }: { isLasting: boolean }) {
    super(message);
    this.isLasting = isLasting;
  }
}
