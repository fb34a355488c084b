import { expect, it } from 'vitest'
import { groupActivity } from './group-activity.ts'

const at = (waktu: string, peristiwa: string, rekaman: string | null) => ({ waktu, peristiwa, rekaman })

it('joins repeated work on one record into its latest line', () => {
  const items = [
    at('5', 'ceklis.isi', 'pengajuan/1'),
    at('4', 'ceklis.isi', 'pengajuan/1'),
    at('3', 'ceklis.isi', 'pengajuan/2'),
    at('2', 'sesi.masuk', null),
    at('1', 'sesi.masuk', null),
    at('0', 'ceklis.isi', 'pengajuan/1'),
  ]
  expect(groupActivity(items).map(({ waktu, kali }) => [waktu, kali])).toEqual([
    ['5', 3],
    ['3', 1],
    ['2', 1],
    ['1', 1],
  ])
})
