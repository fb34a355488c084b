import { deadlineLabels } from '@portal/domain/platform/calendar/working-days-deadline'
import { formatNumber } from '@portal/domain/platform/format'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconPlayerPause,
} from '@tabler/icons-react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/petugas/daftar/TenggatStrip.module.css'
import type { BerkasListView } from '#psat/petugas/daftar/use-berkas-view.ts'

const tiles = [
  { name: 'ON_PROCESS', label: deadlineLabels.ON_PROCESS, tone: 'ok', icon: IconCircleCheck },
  { name: 'DUE_TOMORROW', label: deadlineLabels.DUE_TOMORROW, tone: 'warn', icon: IconClockExclamation },
  { name: 'OVERRDUE', label: deadlineLabels.OVERRDUE, tone: 'bad', icon: IconAlertTriangle },
  { name: 'jeda', label: 'Jam dijeda', tone: 'mute', icon: IconPlayerPause },
] as const

type Tenggat = Record<(typeof tiles)[number]['name'], number>

/** How the running files stand against their deadlines; a press shows those alone, another one all again. */
export function TenggatStrip({ tenggat, view }: { tenggat: Tenggat | undefined; view: BerkasListView }) {
  const { status, jeda } = view.filters
  const chosen = jeda === 'true' ? 'jeda' : status
  return (
    <ul className={classes.strip} aria-label="Ringkasan tenggat">
      {tiles.map((tile) => (
        <li key={tile.name}>
          <button
            type="button"
            className={classes.tile}
            aria-pressed={chosen === tile.name}
            onClick={() =>
              view.setFilters(chosen === tile.name ? noFilter : { ...noFilter, ...filterOf(tile.name) })
            }
          >
            <Angka {...tile} jumlah={tenggat?.[tile.name]} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The same from outside the list: each leads to those files. */
export function TenggatLinks({ tenggat, to, label }: { tenggat: Tenggat; to: string; label: string }) {
  return (
    <ul className={classes.strip} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <AppLink className={classes.tile} to={to} search={{ ...filterOf(tile.name), sort: 'tenggat' }}>
            <Angka {...tile} jumlah={tenggat[tile.name]} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function Angka({ label, tone, icon: Icon, jumlah }: (typeof tiles)[number] & { jumlah: number | undefined }) {
  return (
    <>
      <span className={classes.emblem} data-tone={tone}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span>
        <b>{jumlah === undefined ? '–' : formatNumber(jumlah)}</b> <span>{label}</span>
      </span>
    </>
  )
}

const noFilter = { status: undefined, jeda: undefined }
const filterOf = (name: keyof Tenggat): Record<string, string> =>
  name === 'jeda' ? { jeda: 'true' } : { status: name, jeda: 'false' }
