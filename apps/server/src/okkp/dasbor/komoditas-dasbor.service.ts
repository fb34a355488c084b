import type { statistikKomoditas } from '@portal/domain/okkp/dasbor/dasbor-registrasi.contract'
import type { Query } from '@portal/domain/platform/contract'
import { type RentangHari, rentangDari } from '@portal/domain/platform/dasbor/rentang'
import { teratas, teratasKomoditas } from '@portal/domain/platform/dasbor/teratas'
import type { Database } from '#platform/database/database.ts'
import type { Fact, Tempat } from '#platform/figures/fact.ts'
import { type Figure, readFigures } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { dijelaskan, tanpaPusat, tempatOf } from './keterangan.ts'
import { factKomoditas } from './komoditas.fact.ts'
import { countKomoditasPusat } from './komoditas-pusat.repository.ts'
import { namaKomoditas } from './nama-dasbor.repository.ts'

type Jumlah = Map<number | null, number>

const jumlahOf = (rows: readonly Figure<'komoditas_id'>[]): Jumlah =>
  new Map(rows.map(({ komoditas_id, n }) => [komoditas_id as number | null, n]))

async function jumlah(
  db: Database,
  fact: Fact<'komoditas_id'>,
  tempat: Tempat | undefined,
  rentang: RentangHari,
): Promise<Jumlah> {
  return jumlahOf(tempat ? await readFigures(db, fact, { tempat, rentang }) : [])
}

function semua(parts: readonly Jumlah[]): Jumlah {
  const counted: Jumlah = new Map()
  for (const [id, n] of parts.flatMap((part) => [...part])) counted.set(id, (counted.get(id) ?? 0) + n)
  return counted
}

/** Counts one kind of test for each row of a ranking. The last row counts all other commodities. */
function bagian(rows: readonly { komoditas_id: number | null }[], of: Jumlah): number[] {
  const named = rows.map(({ komoditas_id }) => (komoditas_id === null ? 0 : (of.get(komoditas_id) ?? 0)))
  const rest = [...of.values()].reduce((sum, n) => sum + n, 0) - named.reduce((sum, n) => sum + n, 0)
  return rows.map(({ komoditas_id }, place) => (komoditas_id === null ? rest : (named[place] ?? 0)))
}

/** Reads only the names of commodities that can reach the top ranks, including ties with the last rank. */
async function diperingkat(db: Database, counted: Jumlah) {
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

const jumlahNama = (counted: Jumlah) => [...counted.keys()].filter((id) => id !== null).length

export async function readKomoditas({ db }: Platform, asked: Query<typeof statistikKomoditas>) {
  const tempat = await tempatOf(db, asked)
  const di = tempat.bingkai?.induk
  const terbit = rentangDari(asked.start_date, asked.end_date)
  const diuji = rentangDari(asked.tanggal_start, asked.tanggal_end)
  const [registrasi, ...uji] = await Promise.all([
    tempat.pusat
      ? countKomoditasPusat(db, terbit).then(jumlahOf)
      : jumlah(db, factKomoditas.registrasi, di, terbit),
    jumlah(db, factKomoditas.uji_lab, di, diuji),
    jumlah(db, factKomoditas.rapid_test, di, diuji),
    jumlah(db, factKomoditas.uji_mutu, di, diuji),
  ])
  const pengujian = semua(uji)
  const tested = await diperingkat(db, pengujian)
  const [lab, rapid, mutu] = uji.map((of) => bagian(tested, of))
  const data = {
    registrasi: await diperingkat(db, registrasi),
    pengujian: tested.map((row, place) => ({
      ...row,
      uji_lab: lab?.[place] ?? 0,
      rapid_test: rapid?.[place] ?? 0,
      uji_mutu: mutu?.[place] ?? 0,
    })),
    jumlah: { registrasi: jumlahNama(registrasi), pengujian: jumlahNama(pengujian) },
  }
  const total = data.registrasi.length + data.pengujian.length
  const rentang = [terbit, diuji]
  const said = dijelaskan(data, { tempat, rentang, total, yang: 'komoditas', pusatJuga: true })
  // The centre registers but does not test, so its answer explains the empty half.
  return tempat.pusat ? { ...said, message: said.message ?? tanpaPusat('pengujian') } : said
}
