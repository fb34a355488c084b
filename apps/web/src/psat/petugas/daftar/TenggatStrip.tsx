import { formatNumber } from '@portal/domain/platform/format'
import { deadlineLabels } from '@portal/domain/platform/working-days-deadline'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconPlayerPause,
} from '@tabler/icons-react'
import type { ListView } from '#platform/table/use-list-view.ts'
import classes from '#psat/petugas/daftar/TenggatStrip.module.css'

const tiles = [
  { name: 'ON_PROCESS', label: deadlineLabels.ON_PROCESS, tone: 'ok', icon: IconCircleCheck },
  { name: 'DUE_TOMORROW', label: deadlineLabels.DUE_TOMORROW, tone: 'warn', icon: IconClockExclamation },
  { name: 'OVERRDUE', label: deadlineLabels.OVERRDUE, tone: 'bad', icon: IconAlertTriangle },
  { name: 'jeda', label: 'Jam dijeda', tone: 'mute', icon: IconPlayerPause },
] as const

type Tenggat = Record<(typeof tiles)[number]['name'], number>

/** How the running files stand against their deadlines; a press shows those alone, another one all again. */
export function TenggatStrip({ tenggat, view }: { tenggat: Tenggat | undefined; view: ListView }) {
  const { status, jeda } = view.filters
  const chosen = jeda === 'true' ? 'jeda' : status
  return (
    <ul className={classes.strip} aria-label="Ringkasan tenggat">
      {tiles.map(({ name, label, tone, icon: Icon }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.tile}
            aria-pressed={chosen === name}
            onClick={() => view.setFilters(chosen === name ? noFilter : filterOf(name))}
          >
            <span className={classes.emblem} data-tone={tone}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
            </span>
            <span>
              <b>{tenggat ? formatNumber(tenggat[name]) : '–'}</b> <span>{label}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const noFilter = { status: undefined, jeda: undefined }
const filterOf = (name: keyof Tenggat) =>
  name === 'jeda' ? { status: undefined, jeda: 'true' } : { status: name, jeda: 'false' }
