import { Button, Radio, TextInput } from '@mantine/core'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, LoadingRows } from '#platform/ui/states/states.tsx'
import { DrafSaya } from '#psat/draf/DrafSaya.tsx'
import classes from '#psat/draf/draf.module.css'
import { type Perusahaan, PilihPerusahaan } from '#psat/draf/PilihPerusahaan.tsx'
import { IsianWizard } from '#psat/isian/IsianWizard.tsx'
import { MulaiForm } from '#psat/isian/start/MulaiForm.tsx'
import { useDrafSaya } from '#psat/isian/start/use-draf-saya.ts'
import { useNomorBebas } from '#psat/sekretariat/lampiran/NomorIzinField.tsx'

interface TambahScreenProps {
  auditType: JenisIzin
  draf: string | undefined
}

/**
 * Lets the secretariat enter its own file or apply on behalf of an operator. The user picks track, company and type,
 * then fills in the form.
 */
export function TambahScreen({ auditType, draf }: TambahScreenProps) {
  const { role } = useSignedInUser()
  if (!hasPermission(role, 'psat.ajukan')) return <NotAllowed auditType={auditType} />
  return draf ? <Menulis auditType={auditType} draf={draf} /> : <Memilih auditType={auditType} />
}

const header = (
  <PageHeader
    title="Submit Permohonan"
    meta="Pilih dahulu: berkas yang dikerjakan sekretariat sendiri, atau permohonan atas nama pelaku usaha."
    crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }]}
  />
)

const jalur: Record<NamaAlur, { judul: string; arti: string }> = {
  berkas: {
    judul: 'Berkas sekretariat',
    arti: 'Dokumen yang masuk ke kantor. Revisi, lampiran teknis, dan sertifikat dikerjakan sekretariat; tanpa tagihan PNBP.',
  },
  pengajuan: {
    judul: 'Atas nama pelaku usaha',
    arti: 'Pelaku usaha diberi tahu, menjawab perbaikan, dan membayar PNBP dari akunnya sendiri.',
  },
}

function Memilih({ auditType }: { auditType: JenisIzin }) {
  const [perusahaan, setPerusahaan] = useState<Perusahaan>()
  const [alur, setAlur] = useState<NamaAlur>()
  const [nomor, setNomor] = useState('')
  const { bebas, salah, diperiksa } = useNomorBebas(auditType, nomor)
  const saya = useDrafSaya()
  const navigate = useNavigate()
  const write = (draf: string, jenis: JenisIzin) =>
    void navigate({ to: '/psat/admin/perizinan/$type/add', params: { type: jenis }, search: { draf } })
  // Drafts that load late would move the buttons below them, so the screen waits for the drafts.
  if (saya.dimuat)
    return (
      <>
        {header}
        <LoadingRows rows={3} />
      </>
    )
  return (
    <>
      {header}
      <div className={classes.choose}>
        <DrafSaya saya={saya} onOpen={write} />
        <Section title="Siapa yang mengerjakan berkas ini?">
          <Radio.Group
            aria-label="Siapa yang mengerjakan berkas ini?"
            value={alur ?? null}
            onChange={(value) => setAlur(value === 'berkas' ? 'berkas' : 'pengajuan')}
          >
            <div className={classes.tracks}>
              {(['berkas', 'pengajuan'] as const).map((nama) => (
                <Radio key={nama} value={nama} label={jalur[nama].judul} description={jalur[nama].arti} />
              ))}
            </div>
          </Radio.Group>
        </Section>
        {alur === 'berkas' && (
          <Section title="Nomor izin" text="Isi bila nomornya sudah ada; boleh menyusul di lampiran teknis.">
            <TextInput
              label="Nomor izin (boleh kosong)"
              maw={560}
              maxLength={100}
              autoComplete="off"
              value={nomor}
              error={salah}
              description={diperiksa && bebas ? 'Nomor dapat dipakai.' : undefined}
              onChange={(event) => setNomor(event.currentTarget.value)}
            />
          </Section>
        )}
        {alur && (
          <Section
            title="Perusahaan"
            text="Perusahaan yang mengajukan. Belum ada? Minta superadmin mendaftarkannya."
          >
            <PilihPerusahaan value={perusahaan} onChange={setPerusahaan} />
          </Section>
        )}
        {alur && perusahaan && bebas && (
          <MulaiForm
            key={`${perusahaan.uuid}-${alur}`}
            alur={alur}
            nomor={alur === 'berkas' ? nomor.trim() || null : null}
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
