import type { JawabanButir } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { call } from '#platform/api/client.ts'
import type { EntryKind } from '#platform/offline/entry.ts'

export interface ButirEntri {
  sop_id: number
  aspek_kode: number
  kode: string
  nama: string
  jawaban: JawabanButir | null
  catatan: string
  /** Names of the photos within the entry. */
  foto: string[]
}

/** An assessment as stored on the device, with the item texts from its start. The id of the entry is its key. */
export interface EntriSanitasi {
  pasar_id: number
  nama_pasar: string
  tanggal: string
  catatan: string
  butir: ButirEntri[]
}

const entriSanitasi: EntryKind<EntriSanitasi> = {
  shape: 1,
  send({ id, content: { pasar_id, tanggal, catatan, butir }, photos }) {
    const dinilai = butir.flatMap(({ sop_id, nama, jawaban, catatan: note, foto }) =>
      jawaban === null
        ? []
        : [{ sop_id, nama, jawaban, catatan: note, foto: foto.flatMap((name) => photos[name] ?? []) }],
    )
    const body = { kode_group: id, pasar_id, tanggal, catatan, butir: dinilai }
    return call(sanitasiCalls.add, { body, key: id, quiet: true })
  },
}

export default entriSanitasi as EntryKind
