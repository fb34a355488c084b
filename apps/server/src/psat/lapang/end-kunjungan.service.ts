import { dayInJakarta } from '@portal/domain/platform/format'
import { akhirPada } from '@portal/domain/psat/lapang/kunjungan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { diwakiliPada } from '#psat/alur/alur.ts'
import type { Akibat } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { endKunjungan, insertLangkahKunjungan, listKunjunganTerbuka } from './kunjungan.repository.ts'

interface LangkahBerjalan {
  trx: Trx
  row: BerkasRow
  actor: Actor
  event: { at: Date; note: string | null }
  input: { alasanKunjungan?: string | null | undefined }
}

/** Ends every open visit of the file together with its field audit or with the file itself. */
export async function endVisits({ trx, row, actor, event, input }: LangkahBerjalan): Promise<Akibat> {
  const alasan = input.alasanKunjungan?.trim() || null
  const mewakili = diwakiliPada(row, actor)?.nama ?? null
  const ended: { ke: number; status: string }[] = []
  for (const open of await listKunjunganTerbuka(trx, row.id)) {
    const status = akhirPada(open, dayInJakarta(event.at))
    const kunjungan = await endKunjungan(trx, open.id, { status, diubah: event.at })
    const said = { langkah: status, alasan, oleh: actor.id, peran: actor.role, mewakili, waktu: event.at }
    await insertLangkahKunjungan(trx, { kunjungan, ...said })
    ended.push({ ke: open.ke, status })
  }
  if (ended.length === 0) return {}
  return { muatan: { kunjungan: ended, ...(alasan ? { alasan_kunjungan: alasan } : {}) } }
}
