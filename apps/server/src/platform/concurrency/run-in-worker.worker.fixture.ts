import { parentPort } from 'node:worker_threads'

/**
 * Test worker: echoes its task, runs out of memory ("penuh") or throws ("galat"), as a hostile file could make a reader
 * do.
 */
parentPort?.on('message', (task: string) => {
  if (task === 'penuh') {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index))
  }
  if (task === 'galat') throw new Error('galat yang disengaja')
  parentPort?.postMessage(`terjawab: ${task}`)
})
