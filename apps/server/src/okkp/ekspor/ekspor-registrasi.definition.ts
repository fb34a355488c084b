import { type EksporRegistrasiIsian, exportRegistrasi } from '@portal/domain/okkp/ekspor/ekspor.contract'
import {
  columnTitle,
  exportColumnsOf,
  type KolomRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.columns'
import { refuseForeignFilter } from '@portal/domain/okkp/registrasi/registrasi.policy'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { statusLabels } from '@portal/domain/okkp/registrasi/registrasi.status'
import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { registrasiList } from '#okkp/registrasi/daftar/registrasi-list.repository.ts'
import { presentRegistrasi } from '#okkp/registrasi/registrasi.presenter.ts'
import { findJenis } from '#okkp/registrasi/registrasi.repository.ts'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'

type Filter = Omit<EksporRegistrasiIsian, 'headers' | 'format'>

const dates: readonly string[] = ['terbit_sertifikat', 'exp_sertifikat', 'created_at', 'updated_at']
const widths: Partial<Record<KolomRegistrasi, number>> = {
  unit_usaha: 36,
  alamat_kantor: 40,
  alamat_unit: 40,
  terbit_sertifikat: 16,
  exp_sertifikat: 16,
  created_at: 14,
  updated_at: 14,
}

function cellOf(row: Registrasi, kolom: KolomRegistrasi): CellContent {
  if (kolom === 'status') return statusLabels[row.status]
  if (kolom === 'created_at' || kolom === 'updated_at') return dayInJakarta(row[kolom])
  return row[kolom]
}

/** Accepts `start_date` and `end_date`, the earlier names of `start` and `end`. */
function asked({ start_date, end_date, ...filter }: Filter) {
  return { ...filter, start: filter.start ?? start_date, end: filter.end ?? end_date }
}

export const registrasiEkspor: ExportDefinition<Filter> = {
  jenis: 'registrasi',
  call: exportRegistrasi,
  access: 'registrasi.kelola',
  event: 'registrasi',
  check(scope, { filter, headers }) {
    refuseForeignFilter(scope, filter)
    const known: readonly string[] = exportColumnsOf(filter.jenis_registrasi_id)
    const unknown = headers.filter((header) => !known.includes(header))
    if (unknown.length === 0) return
    const message = `Jenis registrasi ini tidak memiliki kolom ${unknown.join(', ')}.`
    throw new AppError('VALIDASI_GAGAL', { message, fields: [{ field: 'headers', message }] })
  },
  async title(db, { filter }) {
    const jenis = filter.jenis_registrasi_id
    return (jenis === undefined ? undefined : (await findJenis(db, jenis))?.nama) ?? 'Registrasi'
  },
  columns({ filter, headers }) {
    const chosen = headers.map((header) => {
      const kolom = header as KolomRegistrasi
      const width = widths[kolom]
      return {
        title: columnTitle(kolom, filter.jenis_registrasi_id),
        kind: dates.includes(header) ? ('date' as const) : undefined,
        ...(width ? { width } : {}),
      }
    })
    return [{ title: 'No', width: 7 }, ...chosen]
  },
  async count(db, scope, { filter }, today, most) {
    return (await registrasiList.countUpTo(db, { scope, today }, asked(filter), most + 1)).total
  },
  async *rows(trx, scope, { filter, headers }, today) {
    let number = 0
    for await (const batch of registrasiList.each(trx, { scope, today }, asked(filter))) {
      yield batch.map((row) => {
        number++
        const shown = presentRegistrasi(row, scope, today)
        return [number, ...headers.map((header) => cellOf(shown, header as KolomRegistrasi))]
      })
    }
  },
}
