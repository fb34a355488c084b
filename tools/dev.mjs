import { handOver } from './hand-over.mjs'

await handOver('tools/dev.ts', { listens: true })
