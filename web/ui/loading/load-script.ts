const importFrom = (address: string) => import(/* @vite-ignore */ address);

/**
 * Loads a script that may be asked for again after the line has failed it. Some browsers remember the failure for as long
 * as the page is open, but not under another address.
 */
export function createScriptLoader<Module>(
  load: () => Promise<Module>,
  loadFrom: (address: string) => Promise<Module> = importFrom,
): () => Promise<Module> {
  let failureCount = 0;
  let lostScript: string | undefined;
  return async () => {
    try {
      return await (lostScript ? loadFrom(`${lostScript}?again=${failureCount}`) : load());
    } catch (error) {
      failureCount += 1;
      lostScript ??= /https?:\S+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}
