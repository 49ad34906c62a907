type SignOutTask = () => Promise<void>;

/** What has to be done while somebody is still signed in: whoever does it says so for as long as there is something to do. */
export function createSignOutTasks() {
  const tasks = new Set<SignOutTask>();

  return {
    beforeSignOut(task: SignOutTask): () => void {
      tasks.add(task);
      return () => tasks.delete(task);
    },

    /** Nobody is kept from leaving by a task that fails. */
    async prepareSignOut(log: (message: string, error: unknown) => void): Promise<void> {
      const endings = await Promise.allSettled([...tasks].map((task) => task()));
      for (const ending of endings) {
        if (ending.status === 'rejected') log('Preparing to sign out failed', ending.reason);
      }
    },
  };
}

export const { beforeSignOut, prepareSignOut } = createSignOutTasks();
