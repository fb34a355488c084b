import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Threads with a heap of their own, of which one stays for the next task: to start one takes longer than most tasks. It
 * does not keep the process from ending.
 */
export function reusableWorker(file: URL, resourceLimits: ResourceLimits) {
  let idle: Worker | undefined

  function start(): Worker {
    const thread = new Worker(file, { resourceLimits })
    // Whoever waits for it listens too; one that nobody waits for must not end the server.
    thread.on('error', () => {})
    thread.on('exit', () => {
      if (idle === thread) idle = undefined
    })
    return thread
  }

  return {
    borrow(): Worker {
      const thread = idle ?? start()
      idle = undefined
      thread.ref()
      return thread
    },
    /** What failed, stopped in the middle, or is one too many goes. */
    async giveBack(thread: Worker, isSound: boolean): Promise<void> {
      if (!isSound || idle) await thread.terminate()
      else {
        thread.unref()
        idle = thread
      }
    },
  }
}
