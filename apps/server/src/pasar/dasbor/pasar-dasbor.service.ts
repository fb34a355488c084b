import type { persentaseDokumenCall, totalPasarCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import { sumberDana } from '@portal/domain/pasar/pasar/pasar.schema'
import { dokumenOf, persentaseOf } from '@portal/domain/pasar/profil/dokumen'
import type { Query } from '@portal/domain/platform/contract'
import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import { kodeDiminta, kodeProfil } from '#pasar/profil/profil.fact.ts'
import type { Actor } from '#platform/actor.ts'
import type { Figure } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { jumlah, readKelompok, tahunOf } from './angka.service.ts'
import { bagianOf, lingkupOf } from './lingkup.ts'
import { dokumen, pasar } from './sumber.ts'

export async function readTotalPasar(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof totalPasarCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const groups = await readKelompok(db, pasar, lingkup, bagianOf(lingkup), tahunOf(lingkup.rentang))
  const wilayah = groups.map((group) => ({ ...group.wilayah, total_pasar: jumlah(group.cacah) }))
  const total_pasar = wilayah.reduce((sum, row) => sum + row.total_pasar, 0)
  const rows = groups.flatMap(({ cacah }) => cacah)
  const sumber_dana = [...sumberDana, null].map((dana) => ({
    sumber_dana: dana,
    total_pasar: jumlah(rows.filter((row) => row.sumber_dana === dana)),
  }))
  return {
    data: { total_pasar, wilayah, sumber_dana },
    kosong: lingkup.kosong ?? (total_pasar === 0 ? 'Belum ada pasar di wilayah dan tahun ini.' : undefined),
  }
}

/** Intersects the years of a range with the requested year. Returns undefined if they do not overlap. */
function tahunProgram(rentang: RentangHari, tahun: number | undefined): RentangHari | undefined {
  const years = tahunOf(rentang)
  if (tahun === undefined) return years
  const year = String(tahun).padStart(4, '0')
  const own = { start: `${year}-01-01`, end: `${year}-12-31` }
  const outside =
    tahun < 1000 ||
    tahun > 9999 ||
    (years.start !== undefined && own.end < years.start) ||
    (years.end !== undefined && own.start > years.end)
  return outside ? undefined : own
}

function summarise(cacah: readonly Figure<'kode'>[]) {
  const countOf = (kode: number) => jumlah(cacah.filter((row) => row.kode === kode))
  const total_ada = jumlah(cacah.filter(({ kode }) => Number(kode) > 0))
  return { ...persentaseOf(total_ada, countOf(kodeDiminta)), total_profil: countOf(kodeProfil) }
}

export async function readPersentaseDokumen(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof persentaseDokumenCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const years = tahunProgram(lingkup.rentang, query.tahun_program)
  const groups = years ? await readKelompok(db, dokumen, lingkup, bagianOf(lingkup), years) : []
  const all = groups.flatMap(({ cacah }) => cacah)
  const total = summarise(all)
  const rows = groups.map(({ wilayah, cacah }) => ({ ...wilayah, ...summarise(cacah) }))
  const sign = query.sort === 'persentase' ? 1 : -1
  return {
    data: {
      ...total,
      list_doc: dokumenOf('kota').map(({ kode, nama }) => {
        const total_ada = jumlah(all.filter((row) => row.kode === kode))
        const { persentase_total } = persentaseOf(total_ada, total.total_profil)
        return { kode, nama, total_ada, total_profil: total.total_profil, persentase: persentase_total }
      }),
      // The rows are already sorted by name, and the stable sort keeps that order for equal shares.
      wilayah:
        query.sort === 'nama'
          ? rows
          : rows.toSorted((a, b) => sign * (a.persentase_total - b.persentase_total)),
    },
    kosong:
      lingkup.kosong ??
      (total.total_profil === 0 ? 'Belum ada profil pasar di wilayah dan tahun program ini.' : undefined),
  }
}
