import { z } from 'zod'
import { nameSchemas } from '../../platform/schema-names.ts'
import { jenisParameter } from '../master/master.contract.ts'
import { caraCari } from './batas.ts'

const satuBatas = z.object({
  parameter: z.string(),
  jenis_parameter: z.enum(jenisParameter),
  /** "maks. 0,01 mg/kg"; what is in doubt says so. */
  teks: z.string(),
  cara: z.enum(caraCari).nullable(),
  /** The food as the regulation names it. */
  pangan: z.string().nullable(),
  regulasi: z.string().nullable(),
  metode: z.string().nullable(),
  penyesuaian_sampai: z.string().nullable(),
})

/** The limits of one commodity for everybody. */
export const batasPublik = z.object({
  komoditas: z.object({ id: z.number(), nama: z.string(), pangan: z.string().nullable() }),
  /** Whether the commodity is linked to the classification; without that nothing can be said. */
  dipetakan: z.boolean(),
  batas: z.array(satuBatas),
  /** What holds for the pesticides that are not in the list. */
  umum: satuBatas.nullable(),
})
export type BatasPublik = z.output<typeof batasPublik>

nameSchemas({ batasPublik })
