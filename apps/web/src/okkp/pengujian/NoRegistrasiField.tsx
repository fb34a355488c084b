import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listRegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { longestNumber } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { leastLetters } from '@portal/domain/platform/list/kata-saran'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { asText, type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { listKey } from '#platform/table/use-list.ts'

const offered = 20

/** Searches registrations of all regions by number, business or product. */
function usePencarianRegistrasi(text: string) {
  const [search] = useDebouncedValue(text.trim(), 300)
  const enabled = search.length >= leastLetters
  const { data = [] } = useQuery({
    queryKey: [...listKey(listRegistrasiPublik), 'pilih', search],
    queryFn: async ({ signal }) =>
      (await call(listRegistrasiPublik, { query: { search, page: 1, limit: offered }, signal, quiet: true }))
        .data,
    enabled,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return enabled ? data : []
}

/** Registration number on the label, typed or found by search. The server reports an unknown number. */
export function NoRegistrasiField(field: CommonField) {
  const value = asText(field.value)
  const found = new Map(usePencarianRegistrasi(value).map((row) => [row.no_registration, row]))
  return (
    <Autocomplete
      {...inputProps({ ...field, placeholder: 'Nomor, unit usaha, atau merek' })}
      data={[...found.keys()]}
      // The server has already filtered, also by data that the number does not show.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const row = found.get(option.value)
        const product = [row?.unit_usaha, row?.komoditas, row?.merk].filter(Boolean).join(' · ')
        return (
          <div>
            <TwoLines strong first={option.value} second={product} />
          </div>
        )
      }}
      maxLength={longestNumber}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
