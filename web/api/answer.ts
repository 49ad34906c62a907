import type { RefusalBody } from '../../contract/refusal.ts';
import type { FieldProblems } from '../../domain/refusal.ts';
import { ApiError } from './api-error.ts';

export const UNKNOWN_ERROR_MESSAGE = 'An error occurred';

/** An answer read to its end. What is not JSON (a proxy's error page, half an answer) has no readable body. */
export type Answer = {
  readonly status: number;
  readonly ok: boolean;
  readonly isReadable: boolean;
  readonly body: unknown;
};

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, ok } = response;
  const text = await response.text();
  if (text.trim() === '') return { status, ok, isReadable: true, body: undefined };
  try {
    return { status, ok, isReadable: true, body: JSON.parse(text) };
  } catch {
    return { status, ok, isReadable: false, body: undefined };
  }
}

/**
 * The error for an answer that says no. Read part by part, because a proxy or another service may send only some of them; and
 * by hand, because this is on every page and a schema would make it five times as large.
 */
export function createRefusalError({ status, body }: Answer, cause?: unknown): ApiError {
  const { message, code, fields }: Partial<Record<keyof RefusalBody, unknown>> = isRecord(body) ? body : {};
  return new ApiError(isFilledText(message) ? message : UNKNOWN_ERROR_MESSAGE, {
    status,
    code: isFilledText(code) ? code : undefined,
    fields: isFieldProblems(fields) ? fields : {},
    body,
    cause,
  });
}

/** The error for an answer that says yes in a way nobody understands. */
export function createMisfitError({ status }: Answer, cause?: unknown): ApiError {
  return new ApiError(UNKNOWN_ERROR_MESSAGE, { status, code: 'unexpected_answer', cause });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isFieldProblems(value: unknown): value is FieldProblems {
  return isRecord(value) && Object.values(value).every(isFilledText);
}
