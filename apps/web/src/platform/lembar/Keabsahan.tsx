import classes from '#platform/lembar/lembar.module.css'
import { useOrigin } from '#platform/rendering/use-given.ts'
import Qr from '#platform/ui/Qr.tsx'

interface KeabsahanProps {
  kantor: string
  /** Public path of the record that the sheet shows. */
  alamat: string
  /** Phone of the portal's service. Without it the sheet has no phone line. */
  telepon: string | null | undefined
}

/** Foot of a printed sheet: who issued it, and a QR code to the same record on the portal. */
export default function Keabsahan({ kantor, alamat, telepon }: KeabsahanProps) {
  const address = useOrigin() + alamat
  return (
    <div className={classes.keabsahan}>
      <Qr className={classes.qr} text={address} label="Kode QR catatan ini di portal" />
      <p>
        <b>Pindai untuk mencocokkan lembar ini dengan catatannya di portal.</b>
        <span>{address.replace(/^https?:\/\//, '')}</span>
        <span>Diterbitkan oleh {kantor}.</span>
        {telepon && <span>Telepon layanan Portal Pangan Segar: {telepon}</span>}
      </p>
    </div>
  )
}
