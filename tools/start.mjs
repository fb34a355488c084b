import { handOver } from './hand-over.mjs'

await handOver('tools/start.ts', { listens: true })
