import type { Worker } from 'node:worker_threads'
import { limitConcurrency } from './limit-concurrency.ts'
import { reusableWorker } from './reusable-worker.ts'

interface WorkerOptions<Answer> {
  heapMegabytes: number
  /** The answer to return when a task exceeds the heap limit. */
  outOfMemory: Answer
}

/**
 * Runs tasks one at a time in a worker thread with its own heap, so that a large or hostile file does not slow down
 * other requests. The thread sends one message per task. After a fault a new thread replaces it.
 */
export function runInWorker<Task, Answer>(file: URL, { heapMegabytes, outOfMemory }: WorkerOptions<Answer>) {
  const inTurn = limitConcurrency(1)
  const threads = reusableWorker(file, {
    maxOldGenerationSizeMb: heapMegabytes,
    maxYoungGenerationSizeMb: 16,
  })

  async function ask(thread: Worker, task: Task): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    let isSound = false
    const onMessage = (answer: Answer) => {
      isSound = true
      resolve(answer)
    }
    const onError = (error: Error & { code?: string }) => {
      isSound = false
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(outOfMemory)
      else reject(error)
    }
    const onExit = () => reject(new Error('The worker thread ended before its result'))
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    try {
      thread.postMessage(task)
      return await promise
    } finally {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      await threads.giveBack(thread, isSound)
    }
  }

  return (task: Task): Promise<Answer> => inTurn(() => ask(threads.borrow(), task))
}
