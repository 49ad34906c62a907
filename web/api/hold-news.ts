type HoldNews = <Value>(work: () => Promise<Value>) => Promise<Value>;

let hold: HoldNews = (work) => work();

/** For pages that may not listen to any news: then there is nothing to hold, and nothing to download for it. */
export const holdNews: HoldNews = (work) => hold(work);

export function setNewsHolder(holder: HoldNews): void {
  hold = holder;
}
