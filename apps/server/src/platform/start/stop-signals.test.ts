import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function start(mode = '') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stop-signals.fixture.ts'), mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  child.stdout.on('data', (chunk) => said.push(...String(chunk).trim().split('\n')))
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return {
    child,
    ended,
    /** Waits until the last output equals `words`. */
    hears: (...words: string[]) => expect.poll(() => said.slice(-words.length)).toEqual(words),
  }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s while starting ends the process by way of its exit listeners', async (signal, code) => {
  const { child, ended, hears } = start()
  await hears('siap')
  child.kill(signal)
  expect(await ended).toEqual({ code, said: ['siap', 'dibereskan'] })
})

test('work is finished before the end', async () => {
  const { child, ended, hears } = start('tuntas')
  await hears('siap')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, said: ['siap', 'menyelesaikan', 'dibereskan'] })
})

test('an echo of the same Ctrl-C changes nothing, a second one does not wait for the work', async () => {
  const { child, ended, hears } = start('lama')
  await hears('siap')
  child.kill('SIGINT')
  await hears('isyarat', 'menyelesaikan')
  child.kill('SIGINT')
  await hears('isyarat', 'menyelesaikan', 'isyarat')
  child.kill('SIGUSR2')
  await hears('kemudian')
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  const said = ['siap', 'isyarat', 'menyelesaikan', 'isyarat', 'kemudian', 'isyarat', 'dibereskan']
  expect(await ended).toEqual({ code: 130, said })
})
