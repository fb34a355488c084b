import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../contract.ts'
import { nameSchemas } from '../schema-names.ts'

/** Maximum number of saved views. Users cannot tell more of them apart. */
export const mostTampilan = 20

const daftar = z.string().trim().min(1).max(80)
/** Query of the list's URL, without the page. */
const isi = z
  .record(z.string().min(1).max(60), z.string().max(300))
  .refine((values) => Object.keys(values).length <= 30, { error: 'Terlalu banyak saringan.' })

const tampilan = z.object({ id: z.number(), nama: z.string(), isi: z.record(z.string(), z.string()) })
export type Tampilan = z.output<typeof tampilan>
nameSchemas({ tampilan })

export const listTampilan = defineContract({
  method: 'GET',
  path: '/api/tampilan',
  summary: 'Tampilan sebuah daftar yang diberi nama oleh pemanggil',
  query: z.object({ daftar }),
  response: dataAnswer(z.array(tampilan)),
})

export const saveTampilan = defineContract({
  method: 'PUT',
  path: '/api/tampilan',
  summary: 'Simpan tampilan sebuah daftar; nama yang sudah ada diganti isinya',
  body: z.object({
    daftar,
    nama: z.string().trim().min(1, { error: 'Beri nama tampilan ini.' }).max(60, {
      error: 'Nama tampilan paling panjang 60 huruf.',
    }),
    isi,
  }),
  response: dataAnswer(tampilan),
})

export const deleteTampilan = defineContract({
  method: 'DELETE',
  path: '/api/tampilan',
  summary: 'Hapus sebuah tampilan',
  query: z.object({ id: z.coerce.number().int().positive() }),
  response: emptyAnswer,
})
