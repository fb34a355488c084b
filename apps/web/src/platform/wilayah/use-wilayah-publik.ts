import type { IsiWilayah, listProvinsi, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

const address = '/api/okkp/static/provinsi'
const options = { quiet: true, keep: true }

export function useWilayahPublik(provinsi: number | undefined) {
  const all = useRead(question<typeof listProvinsi>(address), options).data?.data as Provinsi[] | undefined
  const isi = useRead(
    provinsi === undefined
      ? undefined
      : question<typeof listProvinsi>(address, { query: { kode: String(provinsi) } }),
    options,
  ).data?.data as IsiWilayah | undefined
  return { provinsi: all, kota: provinsi === undefined ? undefined : isi?.kota }
}
