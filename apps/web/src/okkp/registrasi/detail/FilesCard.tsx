import { Button } from '@mantine/core'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { IconEye, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { SertifikatModal } from '#okkp/registrasi/detail/SertifikatModal.tsx'
import { mayReplaceCertificate } from '#okkp/registrasi/detail/tindakan.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'

interface FilesCardProps {
  registrasi: Registrasi
  masaBerlaku: number | null
}

function filesOf({ sertifikat, foto_kemasan, lampiran }: Registrasi): { name: string; path: string }[] {
  return [
    ...(sertifikat ? [{ name: 'Sertifikat', path: sertifikat }] : []),
    ...(foto_kemasan ? [{ name: 'Foto kemasan', path: foto_kemasan }] : []),
    ...lampiran.map((path, index) => ({ name: `Lampiran ${index + 1}`, path })),
  ]
}

export function FilesCard({ registrasi, masaBerlaku }: FilesCardProps) {
  const [uploading, setUploading] = useState(false)
  const files = filesOf(registrasi)
  return (
    <Section title="Berkas">
      {files.length === 0 && <p className={classes.quiet}>Belum ada berkas.</p>}
      <ul className={classes.files}>
        {files.map(({ name, path }) => (
          <li key={path}>
            <span>{name}</span>
            <OpenButton name={name} path={path} />
          </li>
        ))}
      </ul>
      {mayReplaceCertificate(registrasi) && (
        <Button
          className={classes.below}
          variant="default"
          leftSection={<Icon of={IconUpload} />}
          onClick={() => setUploading(true)}
        >
          {registrasi.sertifikat ? 'Ganti sertifikat' : 'Unggah sertifikat'}
        </Button>
      )}
      {uploading && (
        <SertifikatModal
          registrasi={registrasi}
          masaBerlaku={masaBerlaku}
          onClosed={() => setUploading(false)}
        />
      )}
    </Section>
  )
}

function OpenButton({ name, path }: { name: string; path: string }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={<Icon of={IconEye} size={16} />}
      aria-label={`Lihat ${name}`}
      onClick={() => openStored(path)}
    >
      Lihat
    </Button>
  )
}
