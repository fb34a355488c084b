import { expect, test } from 'vitest'
import { sidikAwal } from '#psat/alur/record.service.ts'
import type { RiwayatRow } from '#psat/alur/riwayat.repository.ts'
import { firstBreak, type IsiBerkas } from './check-rantai.ts'
import { sidikOf } from './sidik.ts'

type Isi = Omit<RiwayatRow, 'id' | 'sidik' | 'sidik_sebelum'>

function row(urutan: number, aksi: string, dari: string | null, ke: string): Isi {
  return {
    pengajuan_id: 7,
    urutan,
    aksi,
    dari,
    ke,
    code: 60,
    oleh: 1,
    peran: 'SEKRETARIAT',
    nama: 'Ani',
    waktu: new Date(Date.UTC(2026, 10, urutan)),
    catatan: null,
    lampiran: [],
    muatan: {},
  }
}

function sealed(isi: Isi, sidik_sebelum: string): RiwayatRow {
  return { ...isi, id: isi.urutan, sidik_sebelum, sidik: sidikOf({ ...isi, sidik_sebelum }) }
}

/** Returns a history whose last two steps do not change the stage. */
function chain(): RiwayatRow[] {
  const rows: RiwayatRow[] = []
  for (const isi of [
    row(1, 'lewati_pembayaran', 'penagihan', 'penerbitan_nomor'),
    row(2, 'catat_nomor', 'penerbitan_nomor', 'penerbitan_nomor'),
    row(3, 'catat_nomor', 'penerbitan_nomor', 'penerbitan_nomor'),
  ]) {
    rows.push(sealed(isi, rows.at(-1)?.sidik ?? sidikAwal))
  }
  return rows
}

const berkas = { id: 7, nomor_permohonan: 'SPPB-2026-00007', tahap: 'penerbitan_nomor', versi: 3, putaran: 0 }
const found = (riwayat: RiwayatRow[], more: Partial<IsiBerkas['berkas']> = {}) =>
  firstBreak({ berkas: { ...berkas, ...more }, riwayat, bukuWaktu: [], salinan: [], hashes: new Map() })

test('a chain that holds together has no break', () => {
  expect(found(chain())).toBeUndefined()
})

test('a row rewritten with a hash of its own breaks the next one', () => {
  const [first, second, third] = chain() as [RiwayatRow, RiwayatRow, RiwayatRow]
  const { id: _id, sidik: _sidik, sidik_sebelum, ...isi } = second
  const forged = sealed({ ...isi, catatan: 'Disetujui saja' }, sidik_sebelum)
  expect(found([first, forged, third])).toBe(
    'history row 3 (catat_nomor): the hash of the previous row does not match',
  )
  expect(found([sealed({ ...first, nama: 'Budi' }, sidikOf('lain')), second, third])).toBe(
    'history row 1 (lewati_pembayaran): the hash of the previous row does not match',
  )
})

test('a last row that is gone is missed by the version, where the stage does not tell', () => {
  expect(found(chain().slice(0, 2))).toBe(
    'history row 3: missing, because the file is at stage penerbitan_nomor version 3',
  )
  expect(found(chain(), { versi: 2 })).toContain('version 2')
  expect(found(chain(), { tahap: 'terbit' })).toContain('stage terbit')
})

test('entries of the clock are numbered without a gap, and say what the history says', () => {
  const waktu = new Date(Date.UTC(2026, 10, 1))
  const isi = { waktu, jenis: 'start' as const, anggaran: 'permohonan', hari: 4, sebab: 'buka' }
  const entri = [isi, { ...isi, sebab: 'lagi' }]
  const riwayat = [sealed({ ...row(1, 'kirim', null, 'penagihan'), muatan: { entri } }, sidikAwal)]
  const broken = (...urutan: number[]) =>
    firstBreak({
      berkas: { ...berkas, tahap: 'penagihan', versi: 1 },
      riwayat,
      bukuWaktu: urutan.map((nomor, index) => ({ ...(entri[index] ?? isi), pengajuan_id: 7, urutan: nomor })),
      salinan: [],
      hashes: new Map(),
    })
  expect(broken(1, 2)).toBeUndefined()
  expect(broken(1, 3)).toBe('clock ledger row 2: differs from the history')
  expect(broken(1)).toBe('clock ledger row 2: differs from the history')
})
