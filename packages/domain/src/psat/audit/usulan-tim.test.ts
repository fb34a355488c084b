import { expect, test } from 'vitest'
import { alasanBerkas, urutCalon, usulanTim } from './usulan-tim.ts'

type Calon = Parameters<typeof urutCalon>[0][number]

const berlaku = { nama: 'Auditor SPPB', berlaku_sampai: '2028-03-14', keadaan: 'berlaku' } as const
const orang = (id: number, more: Partial<Calon> = {}): Calon => ({
  id,
  nama: `Orang ${id}`,
  role: 'AUDITOR',
  beban: 1,
  benturan: [],
  cuti: null,
  pernah: [],
  kompetensi: berlaku,
  ...more,
})
const lead = (id: number, more: Partial<Calon> = {}) => orang(id, { role: 'LEAD_AUDITOR', ...more })
const benturan = [{ perusahaan: 'PT A', keterangan: 'Saudara' }]
const pernah = [{ perusahaan: 'PT A', kali: 1, terakhir: 'SPPB-2025-1', tahun: 2025 }]

test('conflict weighs more than competence, competence more than load, load more than the past', () => {
  const calon = [
    orang(1, { benturan, beban: 0 }),
    orang(2, { kompetensi: { ...berlaku, keadaan: 'kedaluwarsa' }, beban: 0 }),
    orang(3, { kompetensi: null, beban: 0 }),
    orang(4, { kompetensi: { ...berlaku, keadaan: 'segera_habis' }, beban: 0 }),
    orang(5, { beban: 3 }),
    orang(6, { beban: 2, pernah }),
    orang(7, { beban: 2 }),
    orang(8, { beban: 2, nama: 'Ani' }),
  ]
  expect(urutCalon(calon).map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
})

test('who is at work stands before who is on leave, whom nobody is kept from choosing', () => {
  const away = orang(1, { beban: 0, cuti: { sampai: '2026-11-30', wakil: 'Orang 2' } })
  expect(
    urutCalon([away, orang(2, { benturan }), orang(3, { kompetensi: null })]).map(({ id }) => id),
  ).toEqual([3, 1, 2])
  expect(usulanTim([lead(9), away])).toMatchObject({ auditor: { id: 1 } })
})

test('the pair is the best of each role, and whoever has less to do is named', () => {
  const calon = [lead(1, { beban: 4 }), lead(2, { beban: 2 }), orang(3, { beban: 5 }), orang(4, { beban: 5 })]
  expect(usulanTim(calon)).toMatchObject({ lead: { id: 2 }, auditor: { id: 3 }, lebihRingan: undefined })
  const lighter = [...calon, orang(5, { beban: 0, kompetensi: null })]
  expect(usulanTim(lighter)).toMatchObject({ auditor: { id: 3 }, lebihRingan: { id: 5 } })
})

test('nobody with a conflict or an ended competence is proposed, and a load that cannot be chosen does not count', () => {
  const ended = orang(3, { kompetensi: { ...berlaku, keadaan: 'kedaluwarsa' }, beban: 0 })
  const tied = orang(4, { benturan, beban: 0 })
  expect(usulanTim([lead(1), ended, tied])).toBeUndefined()
  expect(usulanTim([orang(1), tied])).toBeUndefined()
  const free = orang(5, { beban: 7, kompetensi: null })
  expect(usulanTim([lead(1), ended, tied, free])).toMatchObject({
    auditor: { id: 5 },
    lebihRingan: undefined,
  })
})

test('a competence that ends before the latest issue is weaker than none on record, and not proposed', () => {
  const kurang = orang(3, { kompetensi: { ...berlaku, keadaan: 'kurang' }, beban: 0 })
  expect(urutCalon([kurang, orang(4, { kompetensi: null })]).map(({ id }) => id)).toEqual([4, 3])
  expect(usulanTim([lead(1), kurang])).toBeUndefined()
})

test('for each of several files: whether the team is tied to its company, and how often it met it', () => {
  const tim = [lead(1, { pernah }), orang(2, { benturan })]
  expect(alasanBerkas(tim, 'PT A')).toEqual([
    { tone: 'bad', teks: 'Benturan kepentingan: Orang 2' },
    { tone: 'mute', teks: 'Pernah menangani: Orang 1 1 kali' },
  ])
  expect(alasanBerkas(tim, 'PT B').map(({ teks }) => teks)).toEqual([
    'Tanpa benturan kepentingan',
    'Belum pernah menangani pemohon ini',
  ])
})
