import { Worker } from 'node:worker_threads'
import { oneAtATime } from './in-turn.ts'
import type { PdfFinding } from './pdf-scan.ts'

const heapMegabytes = 128
const inTurn = oneAtATime()
let idle: Worker | undefined

function start(): Worker {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  // Between two files it must not keep the process from ending.
  worker.unref()
  return worker
}

function ask(worker: Worker, path: string): Promise<PdfFinding> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('rumit') : reject(error),
    )
    worker.once('exit', () => reject(new Error('Utas pemeriksa PDF berhenti sebelum selesai')))
    worker.ref()
    worker.postMessage(path)
  })
}

/**
 * The scan in a thread with a heap of its own, so that a large or hostile file costs other requests nothing. The
 * thread stays for the next file, because starting one takes longer than most scans; after a fault it is replaced.
 */
export function scanPdfAside(path: string): Promise<PdfFinding> {
  return inTurn(async () => {
    const worker = idle ?? start()
    idle = undefined
    try {
      const finding = await ask(worker, path)
      idle = worker
      return finding
    } finally {
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
      worker.unref()
      if (worker !== idle) await worker.terminate()
    }
  })
}
