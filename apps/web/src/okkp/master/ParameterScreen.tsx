import {
  type JenisParameter,
  jenisParameter,
  jenisParameterLabels,
} from '@portal/domain/okkp/master.contract'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import { parameterDefinition } from '#okkp/master/parameter-definition.ts'
import { LinkTabs } from '#platform/ui/TabBar.tsx'

/** The parameters of each kind of test, a tab per kind; the tab stands in the address. */
export function ParameterScreen({ uji }: { uji: string | undefined }) {
  const current = jenisParameter.find((type) => type === uji) ?? 'aflatoksin'
  return (
    <MasterScreen definition={parameterDefinition(current)} header={<ParameterTabs current={current} />} />
  )
}

function ParameterTabs({ current }: { current: JenisParameter }) {
  return (
    <LinkTabs
      label="Jenis uji"
      inCard
      tabs={jenisParameter.map((type) => ({
        label: jenisParameterLabels[type],
        to: '/okkp/admin/data/parameter',
        search: { uji: type },
        current: type === current,
      }))}
    />
  )
}
