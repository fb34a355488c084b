import {
  type JenisParameter,
  jenisParameter,
  jenisParameterLabels,
} from '@portal/domain/okkp/master.contract'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import classes from '#okkp/master/master.module.css'
import { parameterDefinition } from '#okkp/master/parameter-definition.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

/** The parameters of each kind of test, a tab per kind; the tab stands in the address. */
export function ParameterScreen({ uji }: { uji: string | undefined }) {
  const current = jenisParameter.find((type) => type === uji) ?? 'aflatoksin'
  return (
    <MasterScreen definition={parameterDefinition(current)} header={<ParameterTabs current={current} />} />
  )
}

function ParameterTabs({ current }: { current: JenisParameter }) {
  return (
    <nav className={classes.tabs} aria-label="Jenis uji">
      {jenisParameter.map((type) => (
        <AppLink
          key={type}
          to="/okkp/admin/data/parameter"
          search={{ uji: type }}
          className={classes.tab}
          aria-current={type === current ? 'page' : undefined}
          data-on={type === current || undefined}
        >
          {jenisParameterLabels[type]}
        </AppLink>
      ))}
    </nav>
  )
}
