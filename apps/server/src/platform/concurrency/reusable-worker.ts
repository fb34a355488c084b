import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Provides worker threads with their own heap and keeps one for the next task, because starting a thread takes longer
 * than most tasks. The idle thread does not keep the process alive.
 */
export function reusableWorker(file: URL, resourceLimits: ResourceLimits) {
  let idle: Worker | undefined

  function start(): Worker {
    const thread = new Worker(file, { resourceLimits })
    // The borrower has its own listener. This one keeps an error of an idle thread from ending the server.
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
    /** Terminates a thread that failed or was interrupted, or a second idle one. Otherwise it keeps the thread. */
    async giveBack(thread: Worker, isSound: boolean): Promise<void> {
      if (!isSound || idle) await thread.terminate()
      else {
        thread.unref()
        idle = thread
      }
    },
  }
}
