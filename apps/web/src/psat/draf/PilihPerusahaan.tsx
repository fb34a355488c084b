import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listPerusahaan, type perusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { clearButton } from '#platform/forms/clear-button.ts'
import { Icon } from '#platform/icon/Icon.tsx'

export type Perusahaan = z.output<typeof perusahaan>

interface PilihPerusahaanProps {
  value: Perusahaan | undefined
  onChange: (perusahaan: Perusahaan | undefined) => void
}

const nameOf = ({ nama_perseroan, nib }: Perusahaan) =>
  nib ? `${nama_perseroan} · NIB ${nib}` : nama_perseroan

/** Searches companies on the server by name or NIB, because there are too many to list. */
export function PilihPerusahaan({ value, onChange }: PilihPerusahaanProps) {
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(value && text === nameOf(value) ? '' : text.trim(), 300)
  const { data = [], isFetching } = useQuery({
    queryKey: [listPerusahaan.path, 'pilih', search],
    queryFn: async ({ signal }) =>
      (await call(listPerusahaan, { query: { search, page: 1, limit: 20 }, signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  })
  const found = value && !data.some(({ uuid }) => uuid === value.uuid) ? [value, ...data] : data
  return (
    <Select
      label="Nama perusahaan atau NIB"
      placeholder="Ketik untuk mencari"
      leftSection={<Icon of={IconSearch} />}
      maw={560}
      data={found.map((row) => ({ value: row.uuid, label: nameOf(row) }))}
      // The server has already filtered, also by fields that the label does not show.
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={clearButton('perusahaan')}
      searchValue={text}
      onSearchChange={setText}
      value={value?.uuid ?? null}
      onChange={(uuid) => onChange(found.find((row) => row.uuid === uuid))}
      nothingFoundMessage={isFetching ? 'Mencari…' : 'Tidak ada perusahaan yang cocok'}
    />
  )
}
