import {
  openPasar,
  openSanitasi,
  type SanitasiData,
} from '@portal/domain/pasar/data-terbuka/data-terbuka.contract'
import {
  type AspekKode,
  predikatSanitasiOf,
  roundSkor,
  skorOf,
} from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type OpenDataSet, type OpenState, openDataSet } from '#platform/data-terbuka/open-data-set.ts'
import { pageOf } from '#platform/data-terbuka/open-page.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './data-terbuka.repository.ts'

const idOf = ({ id }: { id: number }) => id

function stateOf(total: number, updated: Date | null, besides: readonly unknown[] = []): OpenState {
  return { total, updated, per: updated && total > 0 ? dayInJakarta(updated) : null, besides }
}

const pasar = ({ db }: Platform) =>
  openDataSet(openPasar, {
    async page(query) {
      const found = await repository.listOpenPasar(db, { ...query, limit: query.limit + 1 })
      const { rows, next } = pageOf(found, query.limit, idOf)
      const present = (row: (typeof rows)[number]) => {
        const { nilai, predikat } = skorOf(row.sanitasi_nilai)
        return { ...row, sanitasi_nilai: nilai, sanitasi_predikat: predikat }
      }
      return { rows: rows.map(present), next }
    },
    // Each row contains the last assessment and the last test of the market, so their changes also change the data set.
    async state(filters) {
      const [total, { updated, sanitasi, rapid_test }] = await Promise.all([
        repository.countPasar(db, filters),
        repository.changeOfPasar(db),
      ])
      return stateOf(total, updated, [sanitasi, rapid_test])
    },
  })

async function presentSanitasi(
  db: Executor,
  rows: Awaited<ReturnType<typeof repository.listOpenSanitasi>>,
): Promise<SanitasiData[]> {
  const aspek = await repository.listAspek(db, rows.map(idOf))
  const byAssessment = Map.groupBy(aspek, ({ sanitasi_id }) => sanitasi_id)
  return rows.map((row) => {
    const scoreOf = (kode: AspekKode) =>
      skorOf(byAssessment.get(row.id)?.find(({ aspek_kode }) => aspek_kode === kode)?.nilai ?? null).nilai
    return {
      ...row,
      nilai: roundSkor(row.nilai),
      predikat: predikatSanitasiOf(row.nilai),
      air_bersih: scoreOf(10),
      limbah: scoreOf(20),
      sampah: scoreOf(30),
      kios: scoreOf(40),
      area_pasar: scoreOf(50),
      higiene_personal: scoreOf(60),
    }
  })
}

const sanitasi = ({ db }: Platform) =>
  openDataSet(openSanitasi, {
    async page(query) {
      const found = await repository.listOpenSanitasi(db, { ...query, limit: query.limit + 1 })
      const { rows, next } = pageOf(found, query.limit, idOf)
      return { rows: await presentSanitasi(db, rows), next }
    },
    async state(filters) {
      const [total, updated, markets] = await Promise.all([
        repository.countSanitasi(db, filters),
        repository.lastChange(db, 'pasar.sanitasi'),
        repository.lastChange(db, 'pasar.pasar'),
      ])
      // The rows contain the name of the market, so a renamed market also changes this data set.
      return stateOf(total, updated, [markets])
    },
  })

export const pasarOpenData = (platform: Platform): OpenDataSet[] => [pasar(platform), sanitasi(platform)]
