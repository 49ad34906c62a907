import pg from 'pg';

/** Where the database is, and where it goes on when its server is gone and the standby has been promoted. */
export type PairConfig = pg.ClientConfig & {
  readonly connectionString: string;
  readonly standbyString: string;
};

type ConnectCallback = (error?: unknown) => void;

/** Which of the two was last the one that takes writes; all connections of the process learn from each other. */
const chosen = new Map<string, string>();

function nameOther({ connectionString, standbyString }: PairConfig, address: string): string {
  return address === connectionString ? standbyString : connectionString;
}

/**
 * Connects to the primary of two servers. One that is away or only follows fails the attempt, as one server that is away would,
 * and the next attempt goes to the other: the driver knows neither several hosts nor `target_session_attrs`.
 */
export class PrimaryClient extends pg.Client {
  readonly #pair: PairConfig;
  readonly #address: string;

  constructor(pair: PairConfig) {
    const address = chosen.get(pair.connectionString) ?? pair.connectionString;
    super({ ...pair, connectionString: address });
    this.#pair = pair;
    this.#address = address;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.Client> | undefined {
    const connecting = this.#connectToPrimary();
    if (!callback) return connecting;
    connecting.then(() => callback(), callback);
    return undefined;
  }

  async #connectToPrimary(): Promise<pg.Client> {
    try {
      await super.connect();
      const { rows } = await this.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
      if (!rows[0]?.isStandby) return this;
      await this.end();
      throw new StandbyError();
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  #leave(): void {
    const { connectionString } = this.#pair;
    if ((chosen.get(connectionString) ?? connectionString) !== this.#address) return;
    chosen.set(connectionString, nameOther(this.#pair, this.#address));
  }
}

/** Said with PostgreSQL's code for a server that cannot be used now. */
class StandbyError extends Error {
  readonly code = '57P03';

  constructor() {
    super('The server is a standby, which takes no writes.');
  }
}

/** For a pool, which makes its own clients. */
export function openAsPrimary(pair: PairConfig): new () => pg.ClientBase {
  return class extends PrimaryClient {
    constructor() {
      super(pair);
    }
  };
}

/** For one server as the driver does it; for a pair whichever takes writes. */
export function openClient(config: pg.ClientConfig | PairConfig): pg.Client {
  return isPair(config) ? new PrimaryClient(config) : new pg.Client(config);
}

export function isPair(config: pg.ClientConfig | PairConfig): config is PairConfig {
  return 'standbyString' in config && config.standbyString !== undefined;
}
