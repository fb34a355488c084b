import { z } from 'zod'
import { eksporCall, eksporDetail, eksporIsian } from '../../platform/ekspor/ekspor-calls.ts'
import { exportColumnsOf } from '../registrasi/registrasi.columns.ts'
import { registrasiFilter, sortRegistrasi } from '../registrasi/registrasi.contract.ts'

const flag = z.union([z.boolean(), z.stringbool()]).optional()

/** Filters of the list in a body. Also accepts `all` and the earlier names of the day range. */
export const eksporRegistrasiIsian = z.object({
  ...registrasiFilter,
  provinsi_id: z
    .literal('all')
    .transform(() => undefined)
    .or(registrasiFilter.provinsi_id.unwrap())
    .optional(),
  pusat: flag,
  lengkap: flag,
  start_date: registrasiFilter.start,
  end_date: registrasiFilter.end,
  sort: z.enum(sortRegistrasi).default('-terbit_sertifikat'),
  ...eksporIsian(exportColumnsOf()),
})
export type EksporRegistrasiIsian = z.output<typeof eksporRegistrasiIsian>

export const exportRegistrasi = eksporCall(
  '/api/okkp/exports',
  'Ekspor registrasi yang tersaring',
  eksporRegistrasiIsian,
)

/** Progress of any export of OKKP. */
export const detailEkspor = eksporDetail('/api/okkp/exports')
