import type { statistikKomoditas } from '@portal/domain/okkp/statistik/statistik-registrasi.contract'
import type { Query } from '@portal/domain/platform/contract'
import type { RentangHari } from '@portal/domain/platform/statistik/ember'
import { teratas, teratasKomoditas } from '@portal/domain/platform/statistik/teratas'
import { type PencacahBerjenjang, readCacah, type Tempat } from '#platform/counters/berjenjang.repository.ts'
import type { Database } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { emberKomoditas } from './ember-okkp.ts'
import { dijelaskan, tempatOf } from './keterangan.ts'
import { namaKomoditas } from './nama-statistik.repository.ts'

async function jumlah(
  db: Database,
  counters: readonly PencacahBerjenjang<'komoditas_id'>[],
  tempat: Tempat | undefined,
  rentang: RentangHari,
): Promise<Map<number | null, number>> {
  const counted = new Map<number | null, number>()
  if (!tempat) return counted
  const all = await Promise.all(counters.map((counter) => readCacah(db, counter, { tempat, rentang })))
  for (const { komoditas_id, n } of all.flat()) {
    const id = komoditas_id as number | null
    counted.set(id, (counted.get(id) ?? 0) + n)
  }
  return counted
}

/** Names are asked for of those that can be among the first: the largest, and all that are as large as the last of them. */
async function diperingkat(db: Database, counted: Map<number | null, number>) {
  const sizes = [...counted].flatMap(([id, count]) => (id === null ? [] : [count])).toSorted((a, b) => b - a)
  const least = sizes[Math.min(teratasKomoditas, sizes.length) - 1] ?? 0
  const named = [...counted].flatMap(([id, count]) => (id !== null && count >= least ? [id] : []))
  const names = await namaKomoditas(db, named)
  const rows = [...counted].map(([id, count]) => ({
    id,
    nama: (id === null ? null : names.get(id)) ?? '',
    count,
  }))
  return teratas(rows, teratasKomoditas).map(({ id, nama, ...row }) => ({
    komoditas_id: id,
    komoditas: nama,
    ...row,
  }))
}

const jumlahNama = (counted: Map<number | null, number>) =>
  [...counted.keys()].filter((id) => id !== null).length

export async function readKomoditas({ db }: Platform, asked: Query<typeof statistikKomoditas>) {
  const tempat = await tempatOf(db, asked)
  const di = tempat.bingkai?.induk
  const terbit = { start: asked.start_date, end: asked.end_date }
  const diuji = { start: asked.tanggal_start, end: asked.tanggal_end }
  const [registrasi, pengujian] = await Promise.all([
    jumlah(db, [emberKomoditas.registrasi], di, terbit),
    jumlah(db, emberKomoditas.pengujian, di, diuji),
  ])
  const data = {
    registrasi: await diperingkat(db, registrasi),
    pengujian: await diperingkat(db, pengujian),
    jumlah: { registrasi: jumlahNama(registrasi), pengujian: jumlahNama(pengujian) },
  }
  const total = data.registrasi.length + data.pengujian.length
  return dijelaskan(data, { tempat, rentang: [terbit, diuji], total, yang: 'komoditas' })
}
