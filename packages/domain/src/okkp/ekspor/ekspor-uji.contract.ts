import { z } from 'zod'
import { eksporCall, eksporIsian } from '../../platform/ekspor/ekspor-calls.ts'
import { kolomEksporUjiLab } from '../uji-lab/uji-lab.columns.ts'
import { sortUji, ujiLabFilter } from '../uji-lab/uji-lab.contract.ts'

/** `all` means no filter. */
const provinsiOrAll = z
  .literal('all')
  .transform(() => undefined)
  .or(ujiLabFilter.provinsi_id.unwrap())
  .optional()

const eksporUjiLabIsian = z.object({
  ...ujiLabFilter,
  provinsi_id: provinsiOrAll,
  sort: z.enum(sortUji).default('-tanggal'),
  ...eksporIsian(kolomEksporUjiLab),
})
export type EksporUjiLabIsian = z.output<typeof eksporUjiLabIsian>

export const exportUjiLab = eksporCall(
  '/api/okkp/exports/uji_lab',
  'Ekspor uji laboratorium yang tersaring',
  eksporUjiLabIsian,
)
