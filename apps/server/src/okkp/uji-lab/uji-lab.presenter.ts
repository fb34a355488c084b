import { type KolomUjiLab, kolomUjiLab, nilaiKolom } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import type { riwayatUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { type UjiLab, ujiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import type { Result } from '@portal/domain/platform/contract'
import { formatShortDate, isDay } from '@portal/domain/platform/format'
import { peristiwaText } from '@portal/domain/portal/peristiwa'
import type { HistoryRow, UjiLabRow } from './uji-lab.repository.ts'

export function presentUjiLab(row: UjiLabRow): UjiLab {
  const {
    created_by: _creator,
    updated_by: _changer,
    tujuan_provinsi_id: _purpose,
    batch_id: _batch,
    hasil,
    ...fields
  } = row
  return {
    ...fields,
    multiple_parameter: hasil,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

type Event = Result<typeof riwayatUjiLab>['data'][number]

const unseen: readonly KolomUjiLab[] = ['created_at']

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  const text = String(value)
  return isDay(text) ? formatShortDate(text) : text
}

function changes(before: UjiLab, after: UjiLab): Event['perubahan'] {
  const columns = (Object.keys(kolomUjiLab) as KolomUjiLab[]).filter((kolom) => !unseen.includes(kolom))
  const changed = columns.flatMap((kolom) => {
    const [dari, ke] = [words(nilaiKolom(before, kolom)), words(nilaiKolom(after, kolom))]
    return dari === ke ? [] : [{ kolom: kolomUjiLab[kolom], dari, ke }]
  })
  if (before.lhu === after.lhu) return changed
  const file = (key: string | null, name: string) => (key ? name : '(kosong)')
  return [
    ...changed,
    { kolom: 'Berkas LHU', dari: file(before.lhu, 'berkas lama'), ke: file(after.lhu, 'berkas baru') },
  ]
}

/** Accepts snapshots from before tests had a registration number. */
const stored = ujiLab.extend({
  no_registrasi: ujiLab.shape.no_registrasi.default(null),
  unit_usaha: ujiLab.shape.unit_usaha.default(null),
})

/** Returns undefined for a snapshot of an older shape. The history then shows the event without changed columns. */
function snapshot(value: unknown): UjiLab | undefined {
  const { data } = stored.safeParse(value)
  return data
}

export function presentRiwayat(rows: readonly HistoryRow[]): Event[] {
  return rows.map(({ waktu, nama, pengguna, peristiwa, sebelum, sesudah }) => {
    const [before, after] = [snapshot(sebelum), snapshot(sesudah)]
    return {
      waktu: waktu.toISOString(),
      pengguna: nama ?? pengguna,
      keterangan: peristiwaText(peristiwa),
      alasan: before && after ? after.alasan_perubahan : null,
      perubahan: before && after ? changes(before, after) : [],
    }
  })
}
