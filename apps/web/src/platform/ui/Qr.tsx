import { encodeQr } from '@portal/domain/platform/qr/encode-qr'

export interface QrPicture {
  size: number
  /** Path of the dark modules in units of one module; adjacent modules are merged. */
  path: string
}

/** Creates a QR code. Level Q suits small, often copied prints: a quarter of the code may be damaged. */
export function qrOf(text: string, ecc: 'M' | 'Q'): QrPicture {
  const { data, size } = encodeQr(text, { ecc, border: 4 })
  return { size, path: data.map(rowPath).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x]) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}

interface QrProps {
  text: string
  ecc?: 'M' | 'Q'
  label: string
  className: string | undefined
}

/**
 * A QR code, always dark on white, because many cameras cannot read the inverse. The browser creates it, because the
 * text may be a secret.
 */
export default function Qr({ text, ecc = 'M', label, className }: QrProps) {
  const { size, path } = qrOf(text, ecc)
  return (
    <svg
      className={className}
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
