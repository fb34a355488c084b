import { Button } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useState } from 'react'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'
import { BenturanModal } from '#psat/temuan/meja/BenturanModal.tsx'
import classes from '#psat/temuan/meja/meja.module.css'

export function TimCard({ berkas }: { berkas: BerkasPengajuan }) {
  const { role } = useSignedInUser()
  const [open, setOpen] = useState(false)
  const { tim } = berkas
  if (!tim) return null
  return (
    <section className={classes.card} aria-label="Tim audit">
      <div className={classes.cardHead}>
        <h2>Tim audit</h2>
      </div>
      <div className={classes.cardBody}>
        <ul className={classes.team}>
          <Person nama={tim.lead.nama} tugas="Lead auditor" />
          {tim.auditor.map(({ id, nama }) => (
            <Person key={id} nama={nama} tugas="Auditor" />
          ))}
        </ul>
        {tim.cuti.map(({ nama, wakil, sampai }) => (
          <p key={nama} className={classes.quiet}>
            {nama} cuti sampai {formatDate(sampai)}, diwakili {wakil}.
          </p>
        ))}
        <p className={classes.quiet}>Ditugaskan {formatDate(tim.tanggal_penugasan)}</p>
        {tim.keterangan && <NoteBox>{tim.keterangan}</NoteBox>}
        <div className={classes.buttons}>
          {tim.surat_tugas && <LampiranButton kunci={tim.surat_tugas} label="Surat tugas" />}
          {hasPermission(role, 'psat.benturan') && (
            <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
              Benturan kepentingan
            </Button>
          )}
        </div>
      </div>
      {open && <BenturanModal berkas={berkas} onClosed={() => setOpen(false)} />}
    </section>
  )
}

function Person({ nama, tugas }: { nama: string; tugas: string }) {
  return (
    <li>
      <UserAvatar nama={nama} className={classes.avatar} />
      <span>
        <b>{nama}</b>
        <span className={classes.quiet}>{tugas}</span>
      </span>
    </li>
  )
}
