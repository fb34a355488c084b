import { keadaanPositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import { expect, test } from 'vitest'
import { saranLembar } from './saran-lembar.ts'

test.each(keadaanPositif)(
  'the sheet of a positive that is %s says that a screening is no verdict',
  (keadaan) => {
    expect(saranLembar[keadaan]).toMatch(/^Rapid test adalah saringan, bukan putusan\. /)
  },
)

test('only a positive that waits promises a laboratory test', () => {
  const promised = Object.entries(saranLembar).filter(([, words]) =>
    words.includes('diuji lagi di laboratorium'),
  )
  expect(promised.map(([hasil]) => hasil)).toEqual(['menunggu'])
})
