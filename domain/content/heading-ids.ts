/** "Refunds {#money-back}" chooses its address on the page itself. */
export const HEADING_ID = /^(.*?)\s*\{#([a-z][a-z\d]*(?:-[a-z\d]+)*)\}$/;
