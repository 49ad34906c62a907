/** By which a browser recognises that the person has to be asked; by itself, because every page loads it. */
export const FRESH_SIGN_IN_REQUIRED = 'fresh_sign_in_required';
