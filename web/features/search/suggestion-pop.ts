/** Below the box, over the page. */
export const POP_CLASS =
  'absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-picture border border-crust bg-paper p-2 shadow-3';
