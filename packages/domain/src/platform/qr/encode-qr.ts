import qrcode from 'qrcode-generator'
import { utf8Bytes } from './utf8-bytes.ts'

export interface QrModules {
  size: number
  /** Rows of modules; true is dark. */
  data: boolean[][]
}

const afterHash = /^([^#]*#)([A-Z2-7]+)$/

/**
 * Creates a QR code. Base32 after "#" gets an alphanumeric segment, which needs a third less room. `border` is in
 * modules.
 */
export function encodeQr(text: string, { ecc, border }: { ecc: 'M' | 'Q'; border: number }): QrModules {
  const code = qrcode(0, ecc)
  const [, address = text, credential] = afterHash.exec(text) ?? []
  code.addData(String.fromCharCode(...utf8Bytes(address)), 'Byte')
  if (credential) code.addData(credential, 'Alphanumeric')
  code.make()
  const modules = code.getModuleCount()
  const size = modules + 2 * border
  const isDark = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < modules && column < modules && code.isDark(row, column)
  const data = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => isDark(y - border, x - border)),
  )
  return { size, data }
}
