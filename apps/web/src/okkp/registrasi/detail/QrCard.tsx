import { Button } from '@mantine/core'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { IconDownload } from '@tabler/icons-react'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { qrPng, qrSvg } from '#okkp/registrasi/detail/qr-picture.ts'
import { saveBlob } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import Qr, { qrOf } from '#platform/ui/Qr.tsx'

const icon = <Icon of={IconDownload} size={16} />

/** QR code for labels, which everybody can use to verify the permit, also without signal. */
export function QrCard({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const { kode_verifikasi: kode, alamat_qr: text } = registrasi
  const path = `/verifikasi/${kode}`
  // A code that proves itself is long, and a higher level would make its modules too small for a label.
  const ecc = text.includes('#') ? 'M' : 'Q'
  const name = `qr-${kode}`

  async function savePng() {
    try {
      saveBlob(await qrPng(qrOf(text, ecc)), `${name}.png`)
    } catch {
      notify.error('PNG belum dapat dibuat. Unduh SVG sebagai gantinya.')
    }
  }

  return (
    <Section title="QR verifikasi">
      <div className={classes.qrBox}>
        <Qr
          className={classes.qr}
          text={text}
          ecc={ecc}
          label={`QR menuju halaman verifikasi ${registrasi.no_registration}`}
        />
      </div>
      <p className={classes.code}>
        Kode verifikasi
        <b>{kode}</b>
      </p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={icon}
          onClick={() => saveBlob(qrSvg(qrOf(text, ecc)), `${name}.svg`)}
        >
          Unduh SVG
        </Button>
        <Button variant="default" leftSection={icon} onClick={() => void savePng()}>
          Unduh PNG
        </Button>
        <Button component={AppLink} to={path} variant="subtle">
          Buka halaman verifikasi
        </Button>
      </div>
    </Section>
  )
}
