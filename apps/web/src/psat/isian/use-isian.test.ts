import { expect, it } from 'vitest'
import { masihDitolak } from '#psat/isian/use-isian.ts'

it('lets the word of the server go once anything it was about has changed', () => {
  const [isian, jawaban, data, profil] = [{}, {}, {}, {}]
  const faults = [{ field: 'perusahaan', message: 'Belum lengkap.' }]
  const ditolak = { faults, atas: [isian, jawaban, data, profil] }
  expect(masihDitolak(undefined, [isian, jawaban, data, profil])).toEqual([])
  expect(masihDitolak(ditolak, [isian, jawaban, data, profil])).toEqual(faults)
  expect(masihDitolak(ditolak, [isian, { 4: { jawaban: 'Sudah.' } }, data, profil])).toEqual([])
  expect(masihDitolak(ditolak, [isian, jawaban, {}, profil])).toEqual([])
  expect(masihDitolak(ditolak, [isian, jawaban, data, {}])).toEqual([])
})
