import { Worker } from 'node:worker_threads'
import { gate } from './gate.ts'

interface AsideOptions<Answer> {
  heapMegabytes: number
  /** The answer for a task that takes more memory than there is. */
  outOfMemory: Answer
}

function start(file: URL, heapMegabytes: number): Worker {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  // Between two tasks it must not keep the process from ending.
  worker.unref()
  return worker
}

/**
 * Work in a thread with a heap of its own, one task after the other, so that a large or hostile file costs other
 * requests nothing. The thread answers each message with one of its own; it stays for the next task, because
 * starting one takes longer than most tasks, and after a fault it is replaced.
 */
export function aside<Task, Answer>(file: URL, { heapMegabytes, outOfMemory }: AsideOptions<Answer>) {
  const inTurn = gate(1)
  let idle: Worker | undefined

  function ask(worker: Worker, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(outOfMemory) : reject(error),
      )
      worker.once('exit', () => reject(new Error('Utas pemeriksa berhenti sebelum selesai')))
      worker.ref()
      worker.postMessage(task)
    })
  }

  return (task: Task): Promise<Answer> =>
    inTurn(async () => {
      const worker = idle ?? start(file, heapMegabytes)
      idle = undefined
      let faulty = false
      worker.once('error', () => {
        faulty = true
      })
      try {
        const answer = await ask(worker, task)
        if (!faulty) idle = worker
        return answer
      } finally {
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
        worker.unref()
        if (worker !== idle) await worker.terminate()
      }
    })
}
