import type { FieldProblems } from '../../domain/refusal.ts';

type ApiErrorDetails = {
  readonly status?: number;
  readonly code?: string | undefined;
  readonly fields?: FieldProblems;
  readonly body?: unknown;
  readonly cause?: unknown;
};

/** The one error a call to the API rejects with; its message can be shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: FieldProblems;
  /** The whole refusal, for the few calls that say more than the others. */
  readonly body: unknown;

  constructor(message: string, { status, code, fields = {}, body, cause }: ApiErrorDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.body = body;
  }
}

/** The shop said no. A server's fault may come after something was done; a refusal means that it was not. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;
}
