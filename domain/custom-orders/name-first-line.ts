type Asked = {
  /** The first line as the price list has it; blank: no design came with the request. */
  readonly tier: string;
  readonly sponge: string;
  readonly instructions: string;
};

const LINE_BREAK = /([.!?,;:]?)\s*\n\s*/gu;

/** The first line of a quote says what was asked for: "8-inch tier, vanilla sponge – With a talking drum. For 30 guests." */
export function nameFirstLine({ tier, sponge, instructions }: Asked, maxLength: number): string {
  const asked = instructions
    .trim()
    .replaceAll(LINE_BREAK, (_, end: string) => `${end || '.'} `)
    .replaceAll(/\s+/gu, ' ');
  const design = [tier, sponge && `${sponge.toLowerCase()} sponge`].filter(Boolean).join(', ');
  const whole = [design, asked].filter(Boolean).join(' – ').toWellFormed();
  return whole.length <= maxLength ? whole : `${whole.slice(0, maxLength - 1).toWellFormed()}…`;
}
