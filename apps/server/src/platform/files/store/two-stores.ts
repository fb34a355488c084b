import type { BlobStore } from './blob-store.ts'

/**
 * Combines two stores during and after a move. New files go to the first one. Readers ask the first, then the second,
 * and also get a file from the second while the first does not answer.
 */
export function twoStores(first: BlobStore, second: BlobStore): BlobStore {
  /** Asks both until one has it. The last look at the first finds a file that moved between the two looks. */
  async function find<T>(look: (store: BlobStore) => Promise<T | undefined>): Promise<T | undefined> {
    let failure: unknown
    const failed = (error: unknown) => {
      failure = error
      return undefined
    }
    const found = (await look(first).catch(failed)) ?? (await look(second))
    if (found !== undefined) return found
    if (failure) throw failure
    return look(first)
  }
  return {
    put: (key, file) => first.put(key, file),
    open: (key, range) => find((store) => store.open(key, range)),
    exists: async (key) =>
      (await find(async (store) => ((await store.exists(key)) ? true : undefined))) ?? false,
    async delete(key) {
      await Promise.all([first.delete(key), second.delete(key)])
    },
    async *list() {
      yield* first.list()
      yield* second.list()
    },
  }
}
