import { dayInJakarta, type Moment } from '@portal/domain/platform/format'
import { alurLabels } from '@portal/domain/psat/alur/alur'
import {
  type EksporBerkasIsian,
  exportBerkas,
  type KolomBerkas,
  kolomBerkas,
} from '@portal/domain/psat/daftar/ekspor-berkas.contract'
import { describeKeadaan } from '@portal/domain/psat/daftar/keadaan-jam'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { berkasList, listRingkasan } from './daftar.repository.ts'
import { readStatuses, saringanOf } from './daftar.service.ts'
import { presentRingkasan } from './ringkasan.presenter.ts'
import { askOf } from './saringan-berkas.repository.ts'

type Filter = Omit<EksporBerkasIsian, 'headers' | 'format'>

const dates: readonly string[] = ['tenggat', 'masuk', 'perubahan'] satisfies KolomBerkas[]
const widths: Partial<Record<KolomBerkas, number>> = { nama: 44, nama_perusahaan: 32, tahap: 26, auditor: 36 }
const batchSize = 500

function cellOf(row: RingkasanPengajuan, kolom: KolomBerkas, now: Moment): CellContent {
  switch (kolom) {
    case 'jenisPengajuan':
      return jenisPengajuanLabels[row.jenisPengajuan]
    case 'alur':
      return alurLabels[row.alur]
    case 'tahap':
      return row.label
    case 'status':
      return row.status && describeKeadaan({ ...row, status: row.status }, now)
    case 'auditor':
      return row.auditor.join(', ')
    case 'masuk':
      return dayInJakarta(row.uploadTime)
    case 'perubahan':
      return dayInJakarta(row.updateTime)
    default:
      return row[kolom]
  }
}

/** Export of the filtered list. It contains the same files as the screen. */
export const berkasEkspor: ExportDefinition<Filter> = {
  jenis: 'berkas-psat',
  call: exportBerkas,
  access: 'psat.daftar',
  event: 'pengajuan',
  check: (_scope, { filter }) => void readStatuses(filter.status),
  title: async (_db, { filter: { auditType } }) =>
    auditType ? `Berkas ${jenisIzinLabels[auditType]}` : 'Berkas perizinan',
  columns: ({ headers }) =>
    headers.map((header) => {
      const width = widths[header as KolomBerkas]
      return {
        title: kolomBerkas[header as KolomBerkas],
        kind: dates.includes(header) ? ('date' as const) : undefined,
        ...(width ? { width } : {}),
      }
    }),
  async count(db, _scope, { filter }, _today, most, { actor, now }) {
    const { saringan } = saringanOf(actor, filter, now, await readHolidays(db))
    const { total, atLeast } = await berkasList.countUpTo(db, actor, askOf(saringan), most)
    return atLeast ? most + 1 : total
  },
  async *rows(trx, _scope, { filter, headers }, _today, { actor, now }) {
    const holidays = await readHolidays(trx)
    const { saringan } = saringanOf(actor, filter, now, holidays)
    const found = await (await berkasList.ids(trx, actor, askOf(saringan))).execute(trx)
    const ids = found.rows.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += batchSize) {
      const rows = await listRingkasan(trx, ids.slice(at, at + batchSize))
      yield rows.map((row) => {
        const shown = presentRingkasan(row, { actor, now, holidays })
        return headers.map((header) => cellOf(shown, header as KolomBerkas, now))
      })
    }
  },
}
