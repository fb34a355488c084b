import { Button, TextInput } from '@mantine/core'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { IconCircleCheck, IconHourglass, IconMailForward, IconUserCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import step from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import { fieldId } from '#psat/isian/langkah-isian-props.ts'
import classes from '#psat/isian/send/Persetujuan.module.css'
import type { Persetujuan } from '#psat/isian/send/use-persetujuan.ts'

interface PersetujuanCardProps {
  persetujuan: Persetujuan
  pemilik: NonNullable<IsianPengajuan['pemilik_baru']>
  fault: string | undefined
}

export function PersetujuanCard({
  persetujuan: { persetujuan, recheck, request },
  pemilik,
  fault,
}: PersetujuanCardProps) {
  return (
    <section
      id={fieldId('persetujuan')}
      tabIndex={-1}
      className={classes.consent}
      aria-label="Persetujuan pemilik baru"
    >
      <div className={classes.consentHead}>
        <h3 className={step.heading}>Persetujuan pemilik baru</h3>
        <Status status={persetujuan?.status} />
      </div>
      {persetujuan?.status === 'setuju' && <p>{persetujuan.nama} telah menyetujui pengalihan ini.</p>}
      {persetujuan?.status === 'menunggu' && (
        <>
          <p>
            Permintaan sudah dikirim kepada {persetujuan.nama}
            {persetujuan.berakun
              ? '. Jawabannya diberikan dari akunnya di portal ini.'
              : `. Undangan membuat akun dikirim ke ${persetujuan.email ?? 'surelnya'}.`}
          </p>
          <Button variant="default" onClick={recheck}>
            Periksa jawaban
          </Button>
        </>
      )}
      {persetujuan?.status === 'menolak' && (
        <p>
          {persetujuan.nama} menolak{persetujuan.alasan ? `: “${persetujuan.alasan}”` : '.'} Perbaiki datanya,
          lalu minta lagi.
        </p>
      )}
      {persetujuan?.status !== 'setuju' && persetujuan?.status !== 'menunggu' && (
        <MintaForm pemilik={pemilik} request={request} />
      )}
      {fault && (
        <p className={step.fault}>
          <Fault>{fault}</Fault>
        </p>
      )}
    </section>
  )
}

function Status({ status }: { status: 'menunggu' | 'setuju' | 'menolak' | undefined }) {
  if (status === 'setuju') {
    return (
      <StatusBadge tone="ok" icon={IconCircleCheck}>
        Disetujui
      </StatusBadge>
    )
  }
  if (status === 'menunggu') {
    return (
      <StatusBadge tone="info" icon={IconHourglass}>
        Menunggu jawaban
      </StatusBadge>
    )
  }
  if (status === 'menolak') {
    return (
      <StatusBadge tone="bad" icon={IconX}>
        Ditolak
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="mute" icon={IconUserCheck}>
      Belum diminta
    </StatusBadge>
  )
}

function MintaForm({
  pemilik,
  request,
}: Pick<PersetujuanCardProps, 'pemilik'> & Pick<Persetujuan, 'request'>) {
  const [email, setEmail] = useState('')
  const lengkap = /^\d{13}$/.test(pemilik.nib) && Object.values(pemilik).every(Boolean)
  const galat = request.error instanceof Error ? request.error.message : undefined
  return (
    <>
      <p>Pemilik baru mendapat pemberitahuan. Bila belum berakun, undangan dikirim ke surelnya.</p>
      <TextInput
        label={
          <>
            Surel pemilik baru <span className={classes.optional}>(bila belum berakun)</span>
          </>
        }
        type="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={galat ? <Fault>{galat}</Fault> : undefined}
      />
      <div>
        <Button
          leftSection={<Icon of={IconMailForward} />}
          disabled={!lengkap}
          loading={request.isPending}
          onClick={() =>
            request.mutate({ email: email.trim() || null, nama: pemilik.nama_pemilik_baru.trim() || null })
          }
        >
          Minta persetujuan
        </Button>
        {!lengkap && <p className={step.hint}>Lengkapi data pemilik baru lebih dahulu.</p>}
      </div>
    </>
  )
}
