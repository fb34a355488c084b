import { expect, test } from 'vitest'
import { Pemutus } from './pemutus.ts'

const opened = (batas = 3) => {
  const pemutus = new Pemutus({ batas, awalMs: 100, terlamaMs: 400 })
  for (let time = 0; time < batas; time += 1) pemutus.gagal(0)
  return pemutus
}

test('everybody may go until so many failures in a row; one success begins anew', () => {
  const pemutus = new Pemutus({ batas: 3, awalMs: 100 })
  for (const _ of [1, 2]) pemutus.gagal(0)
  expect([pemutus.boleh(0), pemutus.sisa(0)]).toEqual([true, 0])
  pemutus.berhasil()
  for (const _ of [1, 2]) pemutus.gagal(0)
  expect(pemutus.boleh(0)).toBe(true)
  pemutus.gagal(0)
  expect([pemutus.boleh(0), pemutus.sisa(40)]).toEqual([false, 60])
})

test('after the pause one goes first, the others wait for what becomes of it', () => {
  const pemutus = opened()
  expect([pemutus.boleh(99), pemutus.boleh(100), pemutus.boleh(100), pemutus.boleh(199)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  // The first trial call had no result, so another call may try.
  expect(pemutus.boleh(200)).toBe(true)
  pemutus.berhasil()
  expect([pemutus.boleh(200), pemutus.boleh(200)]).toEqual([true, true])
})

test('each further failure doubles the pause, up to the longest; a success makes it short again', () => {
  const pemutus = opened()
  const pauses = [1, 2, 3].map(() => {
    pemutus.gagal(0)
    return pemutus.sisa(0)
  })
  expect(pauses).toEqual([200, 400, 400])
  pemutus.berhasil()
  for (const _ of [1, 2, 3]) pemutus.gagal(0)
  expect(pemutus.sisa(0)).toBe(100)
})
