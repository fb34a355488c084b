import type { PemeriksaanTandaTangan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { runInWorker } from '#platform/concurrency/run-in-worker.ts'
import type { Trust } from '../trust.ts'
import { tooComplex } from './unreadable.ts'

/** A task for the worker thread. Certificates are passed as bytes. */
export interface CheckTask {
  path: string
  anchors: Uint8Array[]
  stamps: Uint8Array[]
  own: Uint8Array | undefined
  now: Date
}

const ask = runInWorker<CheckTask, PemeriksaanTandaTangan>(new URL('./check.worker.ts', import.meta.url), {
  heapMegabytes: 192,
  outOfMemory: tooComplex,
})

export function checkSignedPdfInWorker(path: string, { anchors, stamps, own }: Trust, now: Date) {
  return ask({
    path,
    anchors: anchors.map(({ raw }) => raw),
    stamps: stamps.map(({ raw }) => raw),
    own: own?.raw,
    now,
  })
}
