import { handOver } from './hand-over.mjs'

await handOver('tools/test.ts')
