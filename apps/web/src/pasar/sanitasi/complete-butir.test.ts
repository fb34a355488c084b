import { expect, test } from 'vitest'
import { butirKosong, completeButir } from '#pasar/sanitasi/complete-butir.ts'

const sop = (sop_id: number) => ({ sop_id, aspek_kode: 10, kode: `A${sop_id}`, nama: `Butir ${sop_id}` })

test('a sheet of before asks for what is new and no longer for what is gone; answers stay', () => {
  const begun = [
    { ...butirKosong(sop(1)), jawaban: 'ya' as const },
    { ...butirKosong(sop(2)), jawaban: 'tidak' as const, catatan: 'Retak' },
    butirKosong(sop(3)),
    butirKosong(sop(4)),
  ]
  // Since the start of the sheet, the master has lost items 2 and 3 and gained item 5.
  const sheet = completeButir(begun, [sop(1), sop(4), sop(5)])
  expect(sheet.map(({ sop_id, jawaban }) => [sop_id, jawaban])).toEqual([
    [1, 'ya'],
    [2, 'tidak'],
    [4, null],
    [5, null],
  ])
  expect(sheet[1]?.catatan).toBe('Retak')
})
