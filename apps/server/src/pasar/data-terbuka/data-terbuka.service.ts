import type {
  openPasar,
  openSanitasi,
  PasarData,
  SanitasiData,
} from '@portal/domain/pasar/data-terbuka/data-terbuka.contract'
import { type AspekKode, predikatSanitasiOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { Query } from '@portal/domain/platform/contract'
import { bulatkan } from '@portal/domain/platform/statistik/angka'
import { type OpenPage, pageOf } from '#platform/data-terbuka/open-page.ts'
import type { Platform } from '#platform/platform.ts'
import { lastChange, listAspek, listOpenPasar, listOpenSanitasi } from './data-terbuka.repository.ts'

const idOf = ({ id }: { id: number }) => id
const shown = (nilai: number | null | undefined) =>
  nilai === null || nilai === undefined ? null : bulatkan(nilai, 1)

export async function readOpenPasar(
  { db }: Platform,
  query: Query<(typeof openPasar)['json']>,
): Promise<OpenPage<PasarData>> {
  const [found, updated] = await Promise.all([
    listOpenPasar(db, { ...query, limit: query.limit + 1 }),
    lastChange(db, 'pasar.pasar'),
  ])
  const { rows, next } = pageOf(found, query.limit, idOf)
  return {
    // The rating goes by the score itself, not by what is shown of it.
    rows: rows.map((row) => ({
      ...row,
      sanitasi_nilai: shown(row.sanitasi_nilai),
      sanitasi_predikat: row.sanitasi_nilai === null ? null : predikatSanitasiOf(row.sanitasi_nilai),
    })),
    next,
    updated,
  }
}

export async function readOpenSanitasi(
  { db }: Platform,
  query: Query<(typeof openSanitasi)['json']>,
): Promise<OpenPage<SanitasiData>> {
  const [found, updated] = await Promise.all([
    listOpenSanitasi(db, { ...query, limit: query.limit + 1 }),
    lastChange(db, 'pasar.sanitasi'),
  ])
  const { rows, next } = pageOf(found, query.limit, idOf)
  const byAssessment = Map.groupBy(await listAspek(db, rows.map(idOf)), ({ sanitasi_id }) => sanitasi_id)
  const present = (row: (typeof rows)[number]): SanitasiData => {
    const scoreOf = (kode: AspekKode) =>
      shown(byAssessment.get(row.id)?.find(({ aspek_kode }) => aspek_kode === kode)?.nilai)
    return {
      ...row,
      nilai: bulatkan(row.nilai, 1),
      predikat: predikatSanitasiOf(row.nilai),
      air_bersih: scoreOf(10),
      limbah: scoreOf(20),
      sampah: scoreOf(30),
      kios: scoreOf(40),
      area_pasar: scoreOf(50),
      higiene_personal: scoreOf(60),
    }
  }
  return { rows: rows.map(present), next, updated }
}
