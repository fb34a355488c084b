import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { CheckTask } from './check-in-worker.ts'
import { checkSignedPdf } from './check-pdf.ts'

parentPort?.on('message', async ({ path, anchors, stamps, own, now }: CheckTask) => {
  const read = (der: Uint8Array) => new X509Certificate(der)
  const trust = { anchors: anchors.map(read), stamps: stamps.map(read), own: own && read(own) }
  parentPort?.postMessage(await checkSignedPdf(readFileSync(path), trust, now))
})
