import { Button } from '@mantine/core'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import type { UsulanTim } from '@portal/domain/psat/audit/usulan-tim'
import {
  IconCertificate,
  IconCheck,
  IconHistory,
  IconScale,
  IconShieldCheck,
  IconSparkles,
} from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import { focusParent } from '#platform/ui/focus-parent.ts'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/alur/langkah/tim.module.css'

interface UsulanCardProps {
  usulan: UsulanTim<CalonAuditor>
  dipilih: boolean
  onPilih: () => void
}

export function UsulanCard({ usulan, dipilih, onPilih }: UsulanCardProps) {
  const { lead, auditor } = usulan
  return (
    <section className={classes.usulan} aria-label="Pasangan yang disarankan">
      <div className={classes.usulanHead}>
        <Icon of={IconSparkles} size={20} />
        <h3>Pasangan yang disarankan</h3>
        {dipilih ? (
          <StatusBadge tone="brand" icon={IconCheck}>
            Dipilih
          </StatusBadge>
        ) : (
          <Button
            size="sm"
            variant="default"
            onClick={(event) => {
              focusParent(event)
              onPilih()
            }}
          >
            Pilih pasangan ini
          </Button>
        )}
      </div>
      <div className={classes.pair}>
        {[lead, auditor].map(({ id, nama, role, beban }) => (
          <div key={id} className={classes.orang}>
            <UserAvatar nama={nama} className={classes.avatar} />
            <span>
              <b>{nama}</b>
              <small>
                {role === 'LEAD_AUDITOR' ? 'Lead auditor' : 'Auditor'} · {formatNumber(beban)} berkas
              </small>
            </span>
          </div>
        ))}
      </div>
      <ul>
        {alasanUsulan(usulan).map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function alasanUsulan({ lead, auditor, lebihRingan }: UsulanTim<CalonAuditor>) {
  const pair = [lead, auditor]
  const pernah = pair.filter((orang) => orang.pernah.length > 0)
  return [
    { icon: IconCertificate, text: kompetensiPasangan(pair) },
    { icon: IconShieldCheck, text: 'Tanpa benturan kepentingan' },
    {
      icon: IconScale,
      text: lebihRingan
        ? `${lebihRingan.nama} lebih ringan bebannya, tetapi kompetensinya ${lebihRingan.kompetensi ? 'segera habis' : 'belum tercatat'}`
        : 'Beban teringan dari yang dapat dipilih',
    },
    {
      icon: IconHistory,
      text:
        pernah.length === 0
          ? 'Belum pernah menangani pemohon ini'
          : `Pernah menangani pemohon ini: ${pernah.map(({ nama }) => nama).join(' dan ')}`,
    },
  ]
}

function kompetensiPasangan(pair: readonly CalonAuditor[]): string {
  if (pair.some(({ kompetensi }) => kompetensi === null)) return 'Kompetensi belum tercatat di data SDM'
  const ends = pair.flatMap(({ kompetensi }) => kompetensi?.berlaku_sampai ?? []).toSorted()
  const terbit = pair[0]?.terbit_paling_lambat
  return ends[0] === undefined
    ? 'Kompetensi keduanya berlaku tanpa batas waktu'
    : [
        `Kompetensi keduanya berlaku, paling dekat berakhir ${formatDate(ends[0])}`,
        ...(terbit ? [`izin terbit paling lambat ${formatDate(terbit)}`] : []),
      ].join('; ')
}
