import { runInWorker } from '#platform/concurrency/run-in-worker.ts'
import type { PdfFinding } from './pdf-scan.ts'

export const scanPdfInWorker = runInWorker<string, PdfFinding>(new URL('./pdf.worker.ts', import.meta.url), {
  heapMegabytes: 128,
  outOfMemory: 'rumit',
})
