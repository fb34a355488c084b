import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type StatusLangkah, statusLangkahLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDate } from '@portal/domain/platform/format'
import {
  type Icon as Glyph,
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconFlask,
  IconMinus,
  IconUserQuestion,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { TombolAksi } from '#okkp/kasus/detail/TombolAksi.tsx'
import { tindakanOf } from '#okkp/kasus/detail/tindakan.ts'
import type { AksiRincian } from '#okkp/kasus/formulir/use-langkah.ts'
import classes from '#okkp/kasus/kasus.module.css'
import { batasText } from '#okkp/kasus/kata-kasus.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<StatusLangkah, { tone: Tone; icon: Glyph }> = {
  belum: { tone: 'mute', icon: IconCircleDashed },
  berjalan: { tone: 'info', icon: IconClock },
  menunggu_laboratorium: { tone: 'info', icon: IconFlask },
  menunggu_orang_kedua: { tone: 'info', icon: IconUserQuestion },
  selesai: { tone: 'ok', icon: IconCheck },
  tidak_dapat: { tone: 'mute', icon: IconMinus },
  tidak_perlu: { tone: 'mute', icon: IconMinus },
}

type Langkah = RincianKasus['langkah_kasus'][number]

const isOpen = ({ status }: Langkah) =>
  ['berjalan', 'menunggu_laboratorium', 'menunggu_orang_kedua'].includes(status)

/** Late is red, an open step of this office amber; another office's open step is only information. */
function lookOf(step: Langkah) {
  if (isOpen(step) && step.terlambat) return { tone: 'bad', icon: IconAlertTriangle } as const
  if (isOpen(step) && step.giliran_saya) return { ...looks[step.status], tone: 'warn' } as const
  return looks[step.status]
}

interface LangkahSectionProps {
  kasus: RincianKasus
  onOpen: (aksi: AksiRincian) => void
}

export function LangkahSection({ kasus, onOpen }: LangkahSectionProps) {
  const { lain } = tindakanOf(kasus)
  return (
    <Section
      title="Langkah"
      text={
        kasus.putaran_ke > 1
          ? `Putaran ke-${kasus.putaran_ke}: temuan baru mengulang langkah sesudah konfirmasi.`
          : undefined
      }
    >
      <ol className={classes.steps}>
        {kasus.langkah_kasus.map((step) => (
          <SatuLangkah key={step.langkah} step={step}>
            {lain
              .filter(({ langkah }) => langkah === step.langkah)
              .map((aksi) => (
                <TombolAksi
                  key={`${aksi.nama} ${aksi.usulan_id}`}
                  kasus={kasus}
                  aksi={aksi}
                  onOpen={onOpen}
                />
              ))}
          </SatuLangkah>
        ))}
      </ol>
    </Section>
  )
}

function SatuLangkah({ step, children }: { step: Langkah; children: ReactNode[] }) {
  const look = lookOf(step)
  return (
    <li>
      <span className={classes.mark} data-tone={look.tone}>
        <Icon of={look.icon} size={14} />
      </span>
      <div className={classes.marks}>
        <h3>{step.label}</h3>
        {step.status !== 'belum' && <StatusBadge {...look}>{statusLangkahLabels[step.status]}</StatusBadge>}
      </div>
      <small>{whenText(step)}</small>
      {children.length > 0 && <div className={classes.buttons}>{children}</div>}
    </li>
  )
}

function whenText(step: Langkah): string {
  const { status, batas, selesai, terlambat, selesai_bila } = step
  if (status === 'selesai' && selesai !== null) {
    return `Selesai ${formatDate(selesai)}${terlambat ? ', lewat batas waktunya' : ''}.`
  }
  if (!isOpen(step)) return status === 'belum' ? selesai_bila : ''
  const whose = step.giliran_saya ? 'kantor Anda' : step.pemegang_nama
  const due = batasText(batas, terlambat)
  return `${due.charAt(0).toUpperCase()}${due.slice(1)}, oleh ${whose}. ${selesai_bila}`
}
