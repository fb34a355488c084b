import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { ujiTerbuka } from '../../platform/pengujian/uji-terbuka.schema.ts'
import { idInQuery, recordCalls } from '../../platform/record/record-calls.ts'
import { pasar, pasarForm, pasarPilihan, pasarTerbuka, sumberDana } from './pasar.schema.ts'
import { sanitasiTerakhir } from './pencarian-pasar.contract.ts'

const path = '/api/pasar-pangan/pasar'

export const pasarCalls = recordCalls({
  path,
  noun: 'pasar',
  row: pasar,
  detail: pasar,
  form: pasarForm,
  filter: {
    search: z.string().trim().max(200).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    /** Programme year in which the market has no profile yet. */
    tanpa_profil: idFilter,
    /** Selects markets without coordinates, which the map cannot show. */
    tanpa_titik: z.stringbool().optional(),
    sumber_dana: z.enum(sumberDana).optional(),
  },
  sort: ['nama', '-nama', 'kota', '-kota', '-updated_at'],
  idName: 'id',
})

/** Filters for choosers and maps. Clients load a long list by province or city. */
const wilayah = z.object({ provinsi_id: idFilter, kota_id: idFilter })

export const listPasarPilihan = defineContract({
  method: 'GET',
  path: `${path}/static`,
  summary: 'Pasar dalam wilayah akun, untuk dipilih dan untuk peta',
  query: wilayah,
  response: dataAnswer(z.array(pasarPilihan)),
})

export const listPasarTerbuka = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/static/index/pasar',
  summary: 'Semua pasar, untuk siapa pun',
  query: wilayah,
  response: dataAnswer(z.array(pasarPilihan)),
})

export const detailPasarTerbuka = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/public/pasar/detail',
  summary:
    'Satu pasar seperti yang boleh diketahui siapa pun, dengan rapid test dan penilaian sanitasi terakhirnya',
  query: z.object({
    id: idInQuery,
    /** A rapid test of this market that the answer must contain, even if it is not among the last ones. */
    uji: recordFilter,
  }),
  response: dataAnswer(
    pasarTerbuka.extend({ uji_terakhir: z.array(ujiTerbuka), sanitasi: sanitasiTerakhir.nullable() }),
  ),
})

export const countPasar = defineContract({
  method: 'GET',
  path: `${path}/jumlah`,
  summary: 'Banyaknya pasar menurut provinsi; dengan provinsi_id menurut kabupaten/kota',
  query: z.object({ provinsi_id: idFilter }),
  response: dataAnswer(z.array(z.object({ id: z.number(), nama: z.string(), total_pasar: z.number() }))),
})
