import { aside } from '#platform/aside.ts'
import type { PdfFinding } from './pdf-scan.ts'

export const scanPdfAside = aside<string, PdfFinding>(new URL('./pdf.worker.ts', import.meta.url), {
  heapMegabytes: 128,
  outOfMemory: 'rumit',
})
