import { Button } from '@mantine/core'
import type { Registrasi } from '@portal/domain/okkp/registrasi.schema'
import { IconDownload } from '@tabler/icons-react'
import classes from '#okkp/registrasi/detail.module.css'
import { type QrPicture, qrOf, qrPng, qrSvg, saveBlob } from '#okkp/registrasi/qr-picture.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { notify } from '#platform/ui/notify.ts'
import { Section } from '#platform/ui/Section.tsx'

const icon = <IconDownload size={16} stroke={1.75} aria-hidden="true" />

/** What is printed on a certificate so that anyone can check it. */
export function QrCard({ registrasi }: { registrasi: Registrasi }) {
  const { kode_verifikasi: kode } = registrasi
  const path = `/verifikasi/${kode}`
  const picture = qrOf(`${window.location.origin}${path}`)
  const name = `qr-${kode}`

  async function savePng() {
    try {
      saveBlob(await qrPng(picture), `${name}.png`)
    } catch {
      notify.error('PNG belum dapat dibuat. Unduh SVG sebagai gantinya.')
    }
  }

  return (
    <Section title="QR verifikasi">
      <div className={classes.qrBox}>
        <Qr picture={picture} label={`QR menuju halaman verifikasi ${registrasi.no_registration}`} />
      </div>
      <p className={classes.code}>
        Kode verifikasi
        <b>{kode}</b>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={icon} onClick={() => saveBlob(qrSvg(picture), `${name}.svg`)}>
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

/** Always dark on white: many cameras do not read the inverse. */
function Qr({ picture: { size, path }, label }: { picture: QrPicture; label: string }) {
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
