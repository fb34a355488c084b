import { deadlineLabel } from '@portal/domain/platform/calendar/working-days-deadline'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import type { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { type KeadaanJam, keadaanJam, labelDijeda } from '@portal/domain/psat/daftar/keadaan-jam'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconPlayerPause,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/daftar/TenggatStrip.module.css'
import type { BerkasListView } from '#psat/daftar/use-berkas-view.ts'

const tiles = [
  { name: 'ON_PROCESS', tone: 'ok', icon: IconCircleCheck },
  { name: 'DUE_TOMORROW', tone: 'warn', icon: IconClockExclamation },
  { name: 'OVERRDUE', tone: 'bad', icon: IconAlertTriangle },
  { name: 'jeda', tone: 'mute', icon: IconPlayerPause },
] as const

type Tenggat = Result<typeof listBerkas>['tenggat']

/** Counts the running files by deadline status. A click filters the list, a second click removes the filter. */
export function TenggatStrip({ tenggat, view }: { tenggat: Tenggat | undefined; view: BerkasListView }) {
  const { status, jeda } = view.filters
  const isChosen = (name: KeadaanJam) => {
    const own = filterOf(name)
    return own.status === status && own.jeda === jeda
  }
  return (
    <Strip label="Ringkasan tenggat">
      {tiles.map((tile) => (
        <li key={tile.name}>
          <button
            type="button"
            className={classes.tile}
            aria-pressed={isChosen(tile.name)}
            onClick={() => view.setFilters(isChosen(tile.name) ? noFilter : filterOf(tile.name))}
          >
            <Angka {...tile} tenggat={tenggat} />
          </button>
        </li>
      ))}
    </Strip>
  )
}

/** Same tiles for other screens. Each tile links to the filtered list. */
export function TenggatLinks({ tenggat, to, label }: { tenggat: Tenggat; to: string; label: string }) {
  return (
    <Strip label={label}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <AppLink className={classes.tile} to={to} search={{ ...filterOf(tile.name), sort: 'tenggat' }}>
            <Angka {...tile} tenggat={tenggat} />
          </AppLink>
        </li>
      ))}
    </Strip>
  )
}

function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.place}>
      <ul className={classes.strip} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

function Angka({ name, tone, icon, tenggat }: (typeof tiles)[number] & { tenggat: Tenggat | undefined }) {
  const label = name === 'jeda' ? labelDijeda : deadlineLabel(name, tenggat?.besok ?? null, Date.now())
  return (
    <>
      <span className={classes.emblem} data-tone={tone}>
        <Icon of={icon} size={20} />
      </span>
      <span>
        <b>{tenggat ? formatNumber(tenggat[name]) : '–'}</b> <span>{label}</span>
      </span>
    </>
  )
}

const noFilter = { status: undefined, jeda: undefined }

function filterOf(name: KeadaanJam) {
  const { status, jeda }: { status: string[]; jeda?: boolean } = keadaanJam[name]
  return { status: status.join(), jeda: jeda === undefined ? undefined : String(jeda) }
}
