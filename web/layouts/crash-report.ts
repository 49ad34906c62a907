import { isRouteErrorResponse } from 'react-router';

export type CrashReport = {
  /** What went wrong, in the program's own words. */
  readonly message: string;
  /** Leads to the server's log; only a page that failed there has one. */
  readonly reference: string | null;
  readonly address: string;
  /** Null until the browser has taken over: the server's clock would say something else. */
  readonly time: string | null;
};

export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** A call or a script that did not get through, in the words of each browser; other errors of this type are faults of ours. */
const LOST_LINE = /^TypeError: (?:Failed to fetch|NetworkError|Load failed|error loading|Importing)/;

export function isLineLost(error: unknown): boolean {
  return LOST_LINE.test(String(error));
}

/** One fact a line. */
export function writeDetails({ message, reference, address, time }: CrashReport): string {
  return [message, address, reference && `Reference ${reference}`, time].filter(Boolean).join('\n');
}

/** Opens a mail to the shop with everything needed to look into it. */
export function writeReportAddress(email: string, report: CrashReport): string {
  const subject = encodeURIComponent('Something went wrong in the shop');
  const body = encodeURIComponent(`What I was doing:\n\n\n---\n${writeDetails(report)}`);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
