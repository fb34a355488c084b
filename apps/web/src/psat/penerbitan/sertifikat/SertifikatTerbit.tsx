import { Button } from '@mantine/core'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconDatabase, IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { DaftarCetakan } from '#psat/penerbitan/sertifikat/DaftarCetakan.tsx'
import { IzinTerbitOss } from '#psat/penerbitan/sertifikat/IzinTerbitOss.tsx'
import { SertifikatEditor } from '#psat/penerbitan/sertifikat/SertifikatEditor.tsx'
import type { Penerbitan } from '#psat/penerbitan/use-penerbitan.ts'

export function SertifikatTerbit({
  berkas,
  penerbitan,
}: {
  berkas: BerkasPengajuan
  penerbitan: Penerbitan
}) {
  const { role } = useSignedInUser()
  const [ulang, setUlang] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  const { sertifikat, registrasi_id } = penerbitan
  const [terakhir] = sertifikat
  if (ulang) {
    const onClose = () => {
      setUlang(false)
      requestAnimationFrame(() => again.current?.focus({ preventScroll: true }))
    }
    return <SertifikatEditor berkas={berkas} siap ulang={{ onClose }} />
  }
  return (
    <>
      <Section
        title="Sertifikat"
        actions={
          <>
            {registrasi_id !== null && hasPermission(role, 'registrasi.kelola') && (
              <Button
                component={AppLink}
                to={`/okkp/admin/registrasi/${registrasi_id}`}
                variant="default"
                leftSection={<Icon of={IconDatabase} />}
              >
                Lihat di registri
              </Button>
            )}
            {terakhir && berkas.alur === 'pengajuan' && hasPermission(role, 'psat.terbitkan') && (
              <Button
                ref={again}
                variant="default"
                leftSection={<Icon of={IconRefresh} />}
                onClick={() => setUlang(true)}
              >
                Terbitkan ulang
              </Button>
            )}
          </>
        }
      >
        <DaftarCetakan sertifikat={sertifikat} />
      </Section>
      <IzinTerbitOss oss={penerbitan.oss} />
      {terakhir && (
        <div className={classes.viewer}>
          <DocumentViewer
            dokumen={{ kunci: terakhir.berkas, label: 'Sertifikat', nama: `Nomor ${terakhir.nomor}` }}
          />
        </div>
      )}
    </>
  )
}
