import { DOUBLE_TAP_MS } from '../ui/browser/tap-guard.ts';
import { letTimePass } from './let-time-pass.ts';

/** As if somebody had paused: the next press is no second half of a double tap. */
export const letDoubleTapPass = () => letTimePass(DOUBLE_TAP_MS);
