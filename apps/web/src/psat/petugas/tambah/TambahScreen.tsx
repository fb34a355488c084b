import { Button } from '@mantine/core'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { EmptyState } from '#platform/ui/states.tsx'
import { IsianWizard } from '#psat/isian/IsianWizard.tsx'
import { MulaiForm } from '#psat/isian/mulai/MulaiForm.tsx'
import { DrafSaya } from '#psat/petugas/tambah/DrafSaya.tsx'
import { type Perusahaan, PilihPerusahaan } from '#psat/petugas/tambah/PilihPerusahaan.tsx'
import classes from '#psat/petugas/tambah/tambah.module.css'

interface TambahScreenProps {
  auditType: JenisIzin
  /** The draft being written. */
  draf: string | undefined
}

/** The secretariat applies on behalf of an operator: company, kind and type, then the operator's own form. */
export function TambahScreen({ auditType, draf }: TambahScreenProps) {
  const { role } = useSignedInUser()
  if (!hasPermission(role, 'psat.ajukan')) return <NotAllowed auditType={auditType} />
  return draf ? <Menulis auditType={auditType} draf={draf} /> : <Memilih auditType={auditType} />
}

const header = (
  <PageHeader
    title="Ajukan atas nama pelaku usaha"
    meta="Pelaku usaha diberi tahu dan dapat menjawab perbaikan dari akunnya sendiri."
    crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }]}
  />
)

function Memilih({ auditType }: { auditType: JenisIzin }) {
  const [perusahaan, setPerusahaan] = useState<Perusahaan>()
  const navigate = useNavigate()
  const write = (draf: string, jenis: JenisIzin) =>
    void navigate({ to: '/psat/admin/perizinan/$type/add', params: { type: jenis }, search: { draf } })
  return (
    <>
      {header}
      <div className={classes.choose}>
        <DrafSaya onOpen={write} />
        <Section
          title="Perusahaan"
          text="Perusahaan yang mengajukan. Belum ada? Minta superadmin mendaftarkannya."
        >
          <PilihPerusahaan value={perusahaan} onChange={setPerusahaan} />
        </Section>
        {perusahaan && (
          <MulaiForm
            key={perusahaan.uuid}
            auditType={auditType}
            perusahaan={perusahaan.uuid}
            nib={perusahaan.nib ?? undefined}
            onStarted={(draf) => write(draf.uuid, draf.auditType)}
          />
        )}
      </div>
    </>
  )
}

function Menulis({ auditType, draf }: { auditType: JenisIzin; draf: string }) {
  const navigate = useNavigate()
  return (
    <IsianWizard
      key={draf}
      uuid={draf}
      keluar={{ to: `/psat/admin/perizinan/${auditType}/add` }}
      onSent={({ uuid, nomorPermohonan }) => {
        popup.success(`Permohonan terkirim dengan nomor ${nomorPermohonan}`)
        void navigate({ to: '/psat/admin/perizinan/$type/$uuid', params: { type: auditType, uuid } })
      }}
    />
  )
}

function NotAllowed({ auditType }: { auditType: JenisIzin }) {
  return (
    <>
      {header}
      <EmptyState
        icon={IconLock}
        title="Hanya sekretariat yang mengajukan atas nama pelaku usaha"
        text="Peran Anda memeriksa berkas yang masuk. Hubungi sekretariat bila ada pelaku usaha yang perlu dibantu."
        action={
          <Button component={AppLink} to={`/psat/admin/perizinan/${auditType}`} variant="default">
            Kembali ke daftar
          </Button>
        }
      />
    </>
  )
}
