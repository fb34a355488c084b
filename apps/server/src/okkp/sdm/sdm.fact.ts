import type { Fact } from '#platform/figures/fact.ts'

export const factSdm: Fact<never> = {
  name: 'okkp.fakta_sdm',
  table: 'okkp.sdm',
  where: 'true',
  by: {},
  regions: 'kota',
}
