import type {
  openPasar,
  openSanitasi,
  PasarData,
  SanitasiData,
} from '@portal/domain/pasar/data-terbuka/data-terbuka.contract'
import {
  type AspekKode,
  bulatkanSkor,
  predikatSanitasiOf,
  skorOf,
} from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { Query } from '@portal/domain/platform/contract'
import { type OpenPage, pageOf } from '#platform/data-terbuka/open-page.ts'
import type { Platform } from '#platform/platform.ts'
import { lastChange, listAspek, listOpenPasar, listOpenSanitasi } from './data-terbuka.repository.ts'

const idOf = ({ id }: { id: number }) => id

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
    rows: rows.map((row) => {
      const { nilai, predikat } = skorOf(row.sanitasi_nilai)
      return { ...row, sanitasi_nilai: nilai, sanitasi_predikat: predikat }
    }),
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
      skorOf(byAssessment.get(row.id)?.find(({ aspek_kode }) => aspek_kode === kode)?.nilai ?? null).nilai
    return {
      ...row,
      nilai: bulatkanSkor(row.nilai),
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
