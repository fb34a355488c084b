import { z } from 'zod'
import { nameSchemas } from '../../platform/schema-names.ts'
import { jenisParameter } from '../master/master.contract.ts'
import { caraPencarian } from './batas.ts'

const satuBatas = z.object({
  parameter: z.string(),
  jenis_parameter: z.enum(jenisParameter),
  /** Text like "maks. 0,01 mg/kg". Says so if the limit is in doubt. */
  teks: z.string(),
  /** True if the substance must not be detected at all. */
  dilarang: z.boolean(),
  cara: z.enum(caraPencarian).nullable(),
  pangan: z.string().nullable(),
  regulasi: z.string().nullable(),
  metode: z.string().nullable(),
  penyesuaian_sampai: z.string().nullable(),
})

export const batasPublik = z.object({
  komoditas: z.object({ id: z.number(), nama: z.string(), pangan: z.string().nullable() }),
  /** True if the commodity is mapped to a food of the classification. Without it only rules for all foods apply. */
  dipetakan: z.boolean(),
  batas: z.array(satuBatas),
  /** Default limit for pesticides that are not listed. */
  umum: satuBatas.nullable(),
})
export type BatasPublik = z.output<typeof batasPublik>

nameSchemas({ batasPublik })
