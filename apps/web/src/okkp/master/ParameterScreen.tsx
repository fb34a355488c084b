import {
  type JenisParameter,
  jenisParameter,
  jenisParameterLabels,
  parameter,
} from '@portal/domain/okkp/master/master.contract'
import { permissions } from '@portal/domain/portal/permissions'
import { BatasTabs } from '#okkp/master/BatasTabs.tsx'
import { masterCrumbs } from '#okkp/master/okkp-master.ts'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'
import { masterScreenOf } from '#platform/master/master-definition.ts'
import { LinkTabs } from '#platform/page/TabBar.tsx'

/** Parameters with one tab per kind of test. The address stores the tab. */
export function ParameterScreen({ uji }: { uji: string | undefined }) {
  const current = jenisParameter.find((type) => type === uji) ?? 'aflatoksin'
  const noun = `parameter ${jenisParameterLabels[current].toLowerCase()}`
  const definition = {
    ...masterScreenOf(parameter, {
      crumbs: masterCrumbs,
      writers: permissions[parameter.access],
      params: { type: current },
    }),
    noun,
  }
  const header = (
    <>
      <BatasTabs current="Parameter" />
      <ParameterTabs current={current} />
    </>
  )
  return <MasterScreen definition={definition} header={header} search="Cari parameter" />
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
