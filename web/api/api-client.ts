import type * as z from 'zod/mini';
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts';
import { FRESH_SIGN_IN_REQUIRED } from '../../domain/sessions/fresh-proof-code.ts';
import { STAFF_PIN_HEADER } from '../../domain/users/staff-pin.ts';
import { type Answer, createMisfitError, createRefusalError, readAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type ApiRequest, addToken, type Fetch, prepareRequest } from './api-request.ts';
import { buildRequest, type CallArguments, type EndpointName, readEndpointName } from './endpoint-call.ts';
import { runInterruptibly } from './interruption.ts';
import { createTokenRenewal } from './token-renewal.ts';
import type { TokenSource } from './token-source.ts';

const DEFAULT_TIMEOUT_MS = 15_000;

type ApiClientParts = {
  /** Where the API is; left out on the shop's own origin. */
  readonly baseUrl?: string;
  readonly fetch: Fetch;
  readonly tokens: TokenSource;
  readonly goToLogin: () => void;
  /** For what a refusal tells beyond the call it answers. */
  readonly onRefusal?: (refusal: ApiError) => void;
  /** Of whoever stands at a tablet that is nobody's own. */
  readonly readPin?: () => string | undefined;
  /** Asks the person to show who they are; false when they would rather not. */
  readonly proveAgain?: (signal: AbortSignal | undefined) => Promise<boolean>;
  /** Gets words and harmless details only: no bodies, no queries, no tokens. */
  readonly log: (message: string, details: Readonly<Record<string, string | number>>) => void;
  /** For each try by itself, so that a slow line can still finish the second one. */
  readonly timeoutMs?: number;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** Talks to the shop's API. A call rejects with an ApiError, or with the caller's own reason when the caller aborts it. */
export function createApiClient(parts: ApiClientParts) {
  const { baseUrl = '', fetch, tokens, goToLogin, log, timeoutMs = DEFAULT_TIMEOUT_MS } = parts;

  const renewToken = createTokenRenewal({
    tokens,
    timeoutMs,
    onFailure: (error) => {
      log('Token refresh failed', { reason: error instanceof Error ? error.name : typeof error });
      goToLogin();
    },
  });

  async function request<Schema extends z.ZodMiniType>(
    options: ApiRequest<Schema>,
  ): Promise<z.infer<Schema>> {
    try {
      return unwrapAnswer(await sendWithToken(options), options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof ApiError) throw error;
      throw new ApiError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  async function sendWithToken(options: ApiRequest): Promise<Answer> {
    const { signal } = options;
    const { address, init } = prepareRequest(baseUrl, options);
    const pin = parts.readPin?.();
    if (pin !== undefined) init.headers.set(STAFF_PIN_HEADER, pin);
    const limits = { signal, timeoutMs: options.timeoutMs ?? timeoutMs };
    const send = (token: string | undefined) =>
      runInterruptibly(limits, (interruption) =>
        fetchAnswer(options.fetch ?? fetch, address, { ...addToken(init, token), signal: interruption }),
      );

    const isAwaited = options.needsFreshToken || tokens.isAwaited?.();
    const token = isAwaited ? await awaitToken(options) : tokens.currentToken();
    const answer = await send(token);
    if (answer.status === 403 && createRefusalError(answer).code === FRESH_SIGN_IN_REQUIRED) {
      // What was typed is sent once more as soon as the person has shown who they are.
      return (await parts.proveAgain?.(signal)) ? send(tokens.currentToken()) : answer;
    }
    if (answer.status !== 401) return answer;
    const renewal = runInterruptibly({ signal }, () => renewToken(token));
    const newToken = await renewal.catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw reportRefusal(answer, options, cause);
    });
    return send(newToken);
  }

  /** What only reads goes on without one that is awaited in vain: on the way there may be an answer stored for times without a line. */
  function awaitToken({ method = 'GET', needsFreshToken, signal }: ApiRequest): Promise<string | undefined> {
    const fetched = forceToken(signal);
    if (needsFreshToken || method !== 'GET') return fetched;
    return fetched.catch(() => {
      signal?.throwIfAborted();
      return undefined;
    });
  }

  /** Identity says by itself when this ends the session; a bad line alone takes nobody away from what they typed. */
  function forceToken(signal: AbortSignal | undefined): Promise<string> {
    return runInterruptibly({ signal, timeoutMs }, async () => tokens.refreshToken());
  }

  async function fetchAnswer(send: Fetch, address: string, init: RequestInit): Promise<Answer> {
    try {
      return await readAnswer(await send(address, init));
    } catch (error) {
      // By the fetch standard a TypeError is how every browser says that no whole answer came; their words differ.
      if (!(error instanceof TypeError)) throw error;
      throw new ApiError('Network error. Please check your connection.', { cause: error });
    }
  }

  function unwrapAnswer<Schema extends z.ZodMiniType>(
    answer: Answer,
    options: ApiRequest<Schema>,
  ): z.infer<Schema> {
    if (!answer.ok) throw reportRefusal(answer, options);
    if (!answer.isReadable) throw reportMisfit(answer, options);
    // Without a schema its type is the widest one, whose output is unknown.
    if (options.answerSchema === undefined) return answer.body as z.infer<Schema>;
    const fitting = options.answerSchema.safeParse(answer.body);
    if (!fitting.success) throw reportMisfit(answer, options, fitting.error);
    return fitting.data;
  }

  function reportRefusal(answer: Answer, { method = 'GET', path }: ApiRequest, cause?: unknown): ApiError {
    const { status } = answer;
    const words = nameStatus(status);
    if (words !== undefined) log(words, { method, path, status });
    const refusal = createRefusalError(answer, cause);
    parts.onRefusal?.(refusal);
    return refusal;
  }

  function reportMisfit(answer: Answer, { method = 'GET', path }: ApiRequest, cause?: unknown): ApiError {
    log('Unexpected response', { method, path, status: answer.status });
    return createMisfitError(answer, cause);
  }

  return {
    request,
    /** One endpoint of the contract: its address, what it wants and what it answers are its own. */
    call: async <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>> => {
      const { answerSchema } = endpoint;
      const answer = await request({
        ...buildRequest(endpoint, input),
        ...(answerSchema && { answerSchema }),
      });
      // Read by the endpoint's own schema; without one there is nothing to read.
      return answer as AnswerOf<E>;
    },
    /**
     * The same by the endpoint's name, for pages whose first visit is to load no schemas: the contract is asked for types alone,
     * and whoever asks checks the answer by hand.
     */
    ask: <E extends Endpoint>(name: EndpointName<E>, ...input: CallArguments<E>): Promise<unknown> =>
      request(buildRequest(readEndpointName(name), input)),
  };
}

/** The words under which a refusal is logged; most are everyday business and are not. */
function nameStatus(status: number): string | undefined {
  if (status === 401) return 'Unauthorized access';
  if (status === 404) return 'Resource not found';
  return status >= 500 ? 'Server error' : undefined;
}
