import { Button } from '@mantine/core'
import { formatDate, formatDateTime, formatNumber } from '@portal/domain/platform/format'
import type { JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconClockPlus,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconPlayerStop,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { useUser } from '#platform/session/use-session.ts'
import { BudgetCells } from '#psat/berkas/jam/BudgetCells.tsx'
import classes from '#psat/berkas/jam/ClockLedger.module.css'

type Entri = JamPengajuan['entri'][number]

const kinds = {
  start: { icon: IconPlayerPlay, word: 'Mulai' },
  pause: { icon: IconPlayerPause, word: 'Jeda' },
  resume: { icon: IconPlayerSkipForward, word: 'Lanjut' },
  stop: { icon: IconPlayerStop, word: 'Selesai' },
  extend: { icon: IconClockPlus, word: 'Tambahan waktu' },
} as const satisfies Record<Entri['jenis'], object>

const shownAtFirst = 3

/** Shows the service clock with all budgets, pauses and reasons. Operators and officers see the same ledger. */
export function ClockLedger({ jam }: { jam: JamPengajuan }) {
  const [all, setAll] = useState(false)
  const pemohon = useUser()?.role === 'PELAKU_USAHA' ? 'Anda' : 'pemohon'
  const newest = jam.entri.slice(-shownAtFirst)
  const entries = all ? jam.entri : newest
  return (
    <section className={classes.ledger} aria-label="Buku waktu layanan">
      <div className={classes.summary}>
        <p className={classes.big}>
          {formatNumber(jam.terpakai)} dari {formatNumber(jam.seluruh)} hari kerja
        </p>
        <p>Hari kerja layanan yang terpakai. Hari menunggu {pemohon} tidak dihitung.</p>
        {jam.terbit_paling_lambat && (
          <p>
            Terbit paling lambat <b>{formatDate(jam.terbit_paling_lambat)}</b>, bila tidak ada jeda lagi.
          </p>
        )}
      </div>
      <div className={classes.detail}>
        <BudgetCells jam={jam} />
        <ol className={classes.entries} aria-label="Catatan waktu">
          {entries.map((entri) => (
            <Entry key={`${entri.waktu}-${entri.jenis}-${entri.anggaran}`} entri={entri} pemohon={pemohon} />
          ))}
        </ol>
        {jam.entri.length > newest.length && (
          <Button variant="subtle" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all
              ? 'Tampilkan yang terakhir saja'
              : `Lihat semua ${formatNumber(jam.entri.length)} catatan waktu`}
          </Button>
        )}
      </div>
    </section>
  )
}

function Entry({ entri, pemohon }: { entri: Entri; pemohon: string }) {
  const { icon, word } = kinds[entri.jenis]
  return (
    <li>
      <Icon of={icon} />
      <div>
        <p>
          <b>{word}</b> {formatDateTime(entri.waktu)}
        </p>
        <p className={classes.reason}>
          {entri.sebab}
          {daysText(entri, pemohon)}
        </p>
      </div>
    </li>
  )
}

/** Returns the days that the entry grants: to the office, or to the applicant while the clock is paused. */
function daysText({ jenis, hari, label }: Entri, pemohon: string): string {
  const days = `${formatNumber(hari)} hari kerja`
  if (jenis === 'start') return ` · ${label}, ${days}`
  if (jenis === 'pause') return ` · ${pemohon} mendapat ${days}`
  return jenis === 'extend' ? ` · tambahan ${days}` : ''
}
