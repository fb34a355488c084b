import { Button } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import { IconCertificate, IconDownload, IconHistory, IconShieldCheck } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'
import { saveFile } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { SertifikatTercetak } from '#psat/penerbitan/use-penerbitan.ts'

/** Lists the prints, newest first. Replaced prints stay readable with the reason for the replacement. */
export function DaftarCetakan({ sertifikat }: { sertifikat: readonly SertifikatTercetak[] }) {
  const urut = sertifikat.toSorted((a, b) => b.terbitan - a.terbitan)
  if (urut.length === 0) {
    return (
      <EmptyState
        title="Sertifikatnya tidak tersimpan di sini"
        text="Berkas ini terbit sebelum sertifikat dicetak dari portal."
      />
    )
  }
  return (
    <ul className={classes.prints}>
      {urut.map((cetakan, index) => (
        <Cetakan
          key={cetakan.terbitan}
          cetakan={cetakan}
          kini={index === 0}
          penggantian={urut[index - 1]?.alasan}
        />
      ))}
    </ul>
  )
}

interface CetakanProps {
  cetakan: SertifikatTercetak
  kini: boolean
  penggantian?: string | null | undefined
}

function Cetakan({ cetakan, kini, penggantian }: CetakanProps) {
  const { nomor, terbitan, terbit, berlaku_sampai, berkas, kode_verifikasi } = cetakan
  const name = `${nomor.replaceAll(/[^\w.-]+/g, '-')}.pdf`
  return (
    <li>
      <div className={classes.printHead}>
        <b>{nomor}</b>
        {kini ? (
          <StatusBadge tone="ok" icon={IconCertificate}>
            {terbitan > 1 ? `Cetakan ke-${terbitan}` : 'Terbit'}
          </StatusBadge>
        ) : (
          <StatusBadge tone="mute" icon={IconHistory}>
            Cetakan ke-{terbitan}, diganti
          </StatusBadge>
        )}
      </div>
      <p className={classes.quiet}>
        Terbit {formatDate(terbit)}, berlaku sampai {formatDate(berlaku_sampai)}
      </p>
      {!kini && penggantian && <NoteBox className={classes.note}>Diganti karena: {penggantian}</NoteBox>}
      <div className={classes.links}>
        {kini && (
          <Button
            leftSection={<Icon of={IconDownload} />}
            onClick={() =>
              void saveFile(berkas, name).catch(() => notify.error('Sertifikat belum terunduh. Coba lagi.'))
            }
          >
            Unduh sertifikat
          </Button>
        )}
        <Button variant="default" onClick={() => openStored(berkas)}>
          {kini ? 'Buka sertifikat' : `Buka cetakan ke-${terbitan}`}
        </Button>
        {kini && (
          <Button
            component={AppLink}
            to={`/verifikasi/${kode_verifikasi}`}
            variant="subtle"
            leftSection={<Icon of={IconShieldCheck} />}
          >
            Periksa keaslian
          </Button>
        )}
      </div>
    </li>
  )
}
