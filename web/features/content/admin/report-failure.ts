import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** For what happens beside the form, and so has no place in it to say why it failed. */
export function reportFailure(error: unknown): void {
  showToast({ kind: 'error', text: describeError(error) });
}
