/** Below the box, over the page; on a wide screen wider than the box, so that most names have one line. */
export const POP_CLASS =
  'absolute inset-x-0 top-full hero:left-auto hero:w-full hero:min-w-112 z-40 mt-2 overflow-hidden rounded-picture border border-crust bg-paper p-2 text-left shadow-3';
