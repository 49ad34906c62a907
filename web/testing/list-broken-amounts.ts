/** Amounts of money whose figures stand on more than one line. */
export function listBrokenAmounts(root: Node = document.body): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: amount, index } of (node.nodeValue ?? '').matchAll(/₦[\d,.]*\d/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(amount);
    }
  }
  return broken;
}
