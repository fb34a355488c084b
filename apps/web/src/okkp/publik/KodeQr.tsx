import { encode } from 'uqr'
import classes from '#okkp/publik/publik.module.css'

/** Always dark on white: many cameras do not read the inverse. */
export default function KodeQr({ kode }: { kode: string }) {
  const { data, size } = encode(`${window.location.origin}/verifikasi/${kode}`, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Kode QR halaman verifikasi ini"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
