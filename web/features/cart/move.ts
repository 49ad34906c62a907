type Motions = typeof import('./fly-to-cart.ts');

/** What moves comes with the first thing that is put into the cart; where it does not come, nothing moves. */
export function move(show: (motions: Motions) => void): void {
  import('./fly-to-cart.ts').then(show, () => {});
}
