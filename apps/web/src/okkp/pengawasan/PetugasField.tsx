import { Autocomplete } from '@mantine/core'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { asText, type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'

const offered = 100

/** Food-safety people of the office that supervises: its city, else its province, else the region of the registration. */
function usePetugasKantor({ provinsi_unit_id }: Registrasi): string[] {
  const scope = scopeOf(useSignedInUser())
  const region =
    scope.jenis === 'kota'
      ? { kota_id: scope.kota_id }
      : { provinsi_id: scope.jenis === 'provinsi' ? scope.provinsi_id : (provinsi_unit_id ?? undefined) }
  const { data = [] } = useQuery({
    queryKey: [...listKey(sdmCalls.list), 'petugas', region],
    queryFn: async ({ signal }) =>
      (await call(sdmCalls.list, { query: { ...region, limit: offered }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  return [...new Set(data.map(({ nama_lengkap }) => nama_lengkap))]
}

/** The name of the officer, chosen from the office's people or typed. Several names are separated by commas. */
export function PetugasField({ registrasi, ...field }: CommonField & { registrasi: Registrasi }) {
  const people = usePetugasKantor(registrasi)
  const text = asText(field.value)
  const [last = ''] = text.split(',').slice(-1)
  const before = text.slice(0, text.length - last.length)
  const offers = people.filter((name) => name.toLowerCase().includes(last.trim().toLowerCase()))
  return (
    <Autocomplete
      {...inputProps({
        ...field,
        optional: true,
        help: 'Pilih dari SDM kantor, atau tulis namanya. Beberapa orang dipisah koma.',
      })}
      data={offers}
      // The offers already match the last name that was typed.
      filter={({ options }) => options}
      maxLength={300}
      value={text}
      onChange={field.onChange}
      onOptionSubmit={(name) => field.onChange(`${before}${before && ' '}${name}`.replace(/ {2}/g, ' '))}
      onBlur={field.onBlur}
    />
  )
}
