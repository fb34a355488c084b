import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { Option } from '#platform/forms/choice-fields.tsx'
import { useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

export function useProvinsiOptionsWithPusat(): Option[] {
  return [{ value: provinsiPusat.id, label: provinsiPusat.nama }, ...useProvinsiOptions()]
}
