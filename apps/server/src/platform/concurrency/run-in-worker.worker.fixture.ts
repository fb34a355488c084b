import { parentPort } from 'node:worker_threads'

/** Answers with what it is told, or does what a hostile file could make a reader do. */
parentPort?.on('message', (task: string) => {
  if (task === 'penuh') {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index))
  }
  if (task === 'galat') throw new Error('galat yang disengaja')
  parentPort?.postMessage(`terjawab: ${task}`)
})
