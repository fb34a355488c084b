import { Button } from '@mantine/core'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconAlertCircle,
  IconCircleDashed,
  IconInfoCircle,
  IconMessageCheck,
  IconUserCheck,
} from '@tabler/icons-react'
import { useState } from 'react'
import { TurnCard } from '#psat/berkas/TurnCard.tsx'
import classes from '#psat/langkah/langkah.module.css'
import { putaranOf } from '#psat/langkah/langkah-call.ts'
import { PutaranModal } from '#psat/langkah/PutaranModal.tsx'
import { TimModal } from '#psat/langkah/TimModal.tsx'
import { TolakModal } from '#psat/langkah/TolakModal.tsx'
import { SyaratLapang } from '#psat/lapang/SyaratLapang.tsx'
import { LangkahTerbit } from '#psat/tindakan/LangkahTerbit.tsx'
import { WaktuCard } from '#psat/tindakan/WaktuCard.tsx'

type Aksi = BerkasPengajuan['aksi'][number]
const langkahTim = ['tunjuk_auditor', 'ganti_tim']

/** Whose turn it is and the steps the server allows this account, nothing else. */
export function LangkahCard({ berkas }: { berkas: BerkasPengajuan }) {
  const [open, setOpen] = useState<Aksi>()
  const steps = berkas.aksi.filter(({ aksi }) => putaranOf(aksi) || langkahTim.includes(aksi))
  const reject = berkas.aksi.find(({ aksi }) => aksi === 'tolak')
  const prepared = berkas.temuan.filter(({ status }) => status === 'disiapkan').length
  const putaran = open && putaranOf(open.aksi)
  const close = () => setOpen(undefined)
  return (
    <TurnCard
      name="Giliran dan langkah"
      mine={berkas.giliran_saya}
      icon={IconUserCheck}
      title={
        berkas.giliran_saya
          ? 'Giliran Anda'
          : berkas.giliran
            ? `Menunggu ${berkas.giliran}`
            : 'Berkas selesai'
      }
      lines={[berkas.label, berkas.tenggat && `Tenggat ${formatDate(berkas.tenggat)}`]}
    >
      <Needs berkas={berkas} />
      <SyaratLapang berkas={berkas} />
      <WaktuCard berkas={berkas} />
      <LangkahTerbit berkas={berkas} />
      {(steps.length > 0 || reject) && (
        <div className={classes.buttons}>
          {steps
            .toSorted((a, b) => rank(a, prepared) - rank(b, prepared))
            .map((step, index) => (
              <Button
                key={step.aksi}
                size="md"
                fullWidth
                variant={index === 0 && step.aksi !== 'ganti_tim' ? 'filled' : 'default'}
                onClick={() => setOpen(step)}
              >
                {prepared > 0 && putaranOf(step.aksi)?.proses === 'REVISION'
                  ? `${step.label} (${formatNumber(prepared)} temuan)`
                  : step.label}
              </Button>
            ))}
          {reject && (
            <Button size="md" fullWidth variant="subtle" color="red" onClick={() => setOpen(reject)}>
              {reject.label}
            </Button>
          )}
        </div>
      )}
      {open && putaran && (
        <PutaranModal berkas={berkas} label={open.label} langkah={putaran} onClosed={close} />
      )}
      {open && langkahTim.includes(open.aksi) && (
        <TimModal berkas={berkas} label={open.label} ganti={open.aksi === 'ganti_tim'} onClosed={close} />
      )}
      {open?.aksi === 'tolak' && <TolakModal berkas={berkas} onClosed={close} />}
    </TurnCard>
  )
}

/** With findings in hand the revision comes first; otherwise going on does. Another team is the exception. */
function rank({ aksi }: Aksi, prepared: number): number {
  if (aksi === 'ganti_tim') return 2
  return (putaranOf(aksi)?.proses === 'REVISION') === prepared > 0 ? 0 : 1
}

function Needs({ berkas }: { berkas: BerkasPengajuan }) {
  const count = (wanted: BerkasPengajuan['temuan'][number]['status']) =>
    berkas.temuan.filter(({ status }) => status === wanted).length
  const lines = [
    { icon: IconCircleDashed, tone: 'plain', many: count('disiapkan'), text: 'temuan siap dikirim' },
    { icon: IconAlertCircle, tone: 'warn', many: count('terbuka'), text: 'temuan menunggu jawaban pemohon' },
    {
      icon: IconMessageCheck,
      tone: 'warn',
      many: count('dijawab'),
      text: 'temuan sudah dijawab, belum ditutup',
    },
  ]
    .filter(({ many }) => many > 0)
    .map(({ many, text, ...line }) => ({ ...line, text: `${formatNumber(many)} ${text}` }))
  const revision = berkas.aksi.some(({ aksi }) => putaranOf(aksi)?.proses === 'REVISION')
  const clear = berkas.aksi.some(({ aksi }) => putaranOf(aksi)?.proses === 'CLEAR')
  if (lines.length > 0 && revision && !clear) {
    lines.push({
      icon: IconInfoCircle,
      tone: 'plain',
      text: 'Tutup atau kirim semua temuan sebelum melanjutkan.',
    })
  }
  if (lines.length === 0) return null
  return (
    <ul className={classes.needs}>
      {lines.map(({ icon: Icon, tone, text }) => (
        <li key={text} data-tone={tone}>
          <Icon size={17} stroke={1.75} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
