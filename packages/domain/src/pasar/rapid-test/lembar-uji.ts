// Public pages use this file, so it does not import the schemas.
interface Uji {
  id: number
  tanggal: string
}

/** Number of the printed sheet. It follows from the record, so every print of a test has the same number. */
export const nomorLembarUji = ({ id, tanggal }: Uji) =>
  `RTP-${tanggal.slice(0, 4)}-${String(id).padStart(5, '0')}`

/** Anchor of a test on the public page of its market. */
export const jangkarUji = (id: number) => `uji-${id}`

/** Public path of a test, for the QR code of its sheet. */
export const alamatUji = ({ pasar_id, id }: { pasar_id: number; id: number }) =>
  `/pasar/detail?id=${pasar_id}&uji=${id}#${jangkarUji(id)}`
