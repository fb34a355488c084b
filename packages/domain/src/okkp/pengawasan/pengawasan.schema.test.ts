import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanksiPengawasan } from '../registrasi/registrasi.pengawasan.ts'
import { pengawasanBaru, sanctionInForce } from './pengawasan.schema.ts'

const records = fc.array(
  fc.record({
    sanksi: fc.constantFrom(...sanksiPengawasan),
    sanksi_diangkat: fc.constantFrom(null, '2026-01-01'),
  }),
)

test('the gravest sanction that was not lifted stands, in whatever order they were entered', () => {
  fc.assert(
    fc.property(records, (list) => {
      const stands = (sanksi: string) =>
        list.some((record) => record.sanksi === sanksi && record.sanksi_diangkat === null)
      const expected = stands('pencabutan') ? 'dicabut' : stands('pembekuan') ? 'dibekukan' : null
      expect(sanctionInForce(list)).toBe(expected)
      expect(sanctionInForce(list.toReversed())).toBe(expected)
    }),
  )
})

test('lifting every sanction leaves none', () => {
  fc.assert(
    fc.property(records, (list) => {
      expect(sanctionInForce(list.map((record) => ({ ...record, sanksi_diangkat: '2026-01-01' })))).toBeNull()
    }),
  )
})

const form = {
  registrasi_id: 1,
  jenis: 'berkala',
  tanggal: '2026-05-01',
  aspek: ['label'],
  hasil: 'tidak_sesuai',
}

test.each([
  [{ sanksi: 'pembekuan', hasil: 'sesuai' }, ['sanksi']],
  [{ sanksi_diangkat: '2026-06-01' }, ['sanksi_diangkat', 'alasan_diangkat']],
  [{ sanksi: 'pembekuan', sanksi_diangkat: '2026-06-01' }, ['alasan_diangkat']],
  [{ sanksi: 'pembekuan', sanksi_diangkat: '2026-04-01', alasan_diangkat: 'Selesai' }, ['sanksi_diangkat']],
  [{ aspek: [] }, ['aspek']],
  [{ tanggal: '' }, ['tanggal']],
  [{ tanggal: '0026-05-01' }, ['tanggal']],
  [
    { temuan: [{ aspek: 'label', tingkat: 'Minor', uraian: 'Kabur', batas_waktu: '2026-04-30' }] },
    ['temuan.0.batas_waktu'],
  ],
  [{ temuan: [{ aspek: 'label', tingkat: 'Berat', uraian: ' ' }] }, ['temuan.0.tingkat', 'temuan.0.uraian']],
])('refuses %j under its field', (change, fields) => {
  const { error } = pengawasanBaru.safeParse({ ...form, ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(fields)
})
