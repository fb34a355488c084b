import { formatNumber } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconAlertCircle,
  IconCircleDashed,
  IconInfoCircle,
  IconMessageCheck,
  IconUserCheck,
} from '@tabler/icons-react'
import { TurnCard } from '#psat/berkas/TurnCard.tsx'
import classes from '#psat/langkah/langkah.module.css'
import { mayCheck } from '#psat/langkah/langkah-props.ts'
import { SyaratLapang } from '#psat/lapang/SyaratLapang.tsx'
import { AjakanTerbit } from '#psat/tindakan/AjakanTerbit.tsx'
import { langkahDi } from '#psat/tindakan/langkah-di.ts'
import { TombolLangkah } from '#psat/tindakan/TombolLangkah.tsx'
import { WaktuCard } from '#psat/tindakan/WaktuCard.tsx'

/** Whose turn it is and the steps the server allows this account, nothing else. */
export function LangkahCard({ berkas }: { berkas: BerkasPengajuan }) {
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
      lines={[berkas.label]}
    >
      <Needs berkas={berkas} />
      <SyaratLapang berkas={berkas} />
      <WaktuCard berkas={berkas} />
      <AjakanTerbit berkas={berkas} />
      <TombolLangkah berkas={berkas} size="md" />
    </TurnCard>
  )
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
  const clear = langkahDi(berkas.aksi, 'kartu').some(({ aksi }) => aksi.proses === 'CLEAR')
  if (lines.length > 0 && mayCheck(berkas) && !clear) {
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
