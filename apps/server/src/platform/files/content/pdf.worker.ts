import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { scanPdf } from './pdf-scan.ts'

parentPort?.on('message', (path: string) => parentPort?.postMessage(scanPdf(readFileSync(path))))
