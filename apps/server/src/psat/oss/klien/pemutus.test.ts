import { expect, test } from 'vitest'
import { Pemutus } from './pemutus.ts'

const opened = (batas = 3) => {
  const pemutus = new Pemutus({ batas, awalMs: 100, terlamaMs: 400 })
  for (let time = 0; time < batas; time += 1) pemutus.recordFailure(0)
  return pemutus
}

test('everybody may go until so many failures in a row; one success begins anew', () => {
  const pemutus = new Pemutus({ batas: 3, awalMs: 100 })
  for (const _ of [1, 2]) pemutus.recordFailure(0)
  expect([pemutus.allows(0), pemutus.remaining(0)]).toEqual([true, 0])
  pemutus.recordSuccess()
  for (const _ of [1, 2]) pemutus.recordFailure(0)
  expect(pemutus.allows(0)).toBe(true)
  pemutus.recordFailure(0)
  expect([pemutus.allows(0), pemutus.remaining(40)]).toEqual([false, 60])
})

test('after the pause one goes first, the others wait for what becomes of it', () => {
  const pemutus = opened()
  expect([pemutus.allows(99), pemutus.allows(100), pemutus.allows(100), pemutus.allows(199)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  // The first trial call had no result, so another call may try.
  expect(pemutus.allows(200)).toBe(true)
  pemutus.recordSuccess()
  expect([pemutus.allows(200), pemutus.allows(200)]).toEqual([true, true])
})

test('each further failure doubles the pause, up to the longest; a success makes it short again', () => {
  const pemutus = opened()
  const pauses = [1, 2, 3].map(() => {
    pemutus.recordFailure(0)
    return pemutus.remaining(0)
  })
  expect(pauses).toEqual([200, 400, 400])
  pemutus.recordSuccess()
  for (const _ of [1, 2, 3]) pemutus.recordFailure(0)
  expect(pemutus.remaining(0)).toBe(100)
})
