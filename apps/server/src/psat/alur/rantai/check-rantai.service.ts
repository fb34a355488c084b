import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Executor } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import {
  listBerkasSesudah,
  listBukuWaktuOf,
  listRiwayatOf,
  listSalinanOf,
} from './check-rantai.repository.ts'
import { firstBreak } from './check-rantai.ts'

export interface HasilPeriksa {
  berkas: number
  riwayat: number
  bukuWaktu: number
  salinan: number
  /** Number of attachments and papers whose content the check has read. */
  dibaca: number
  /** One line per broken file: its number and its first broken row. */
  rusak: string[]
}

const batch = 200

/** Computes the hashes from the stored content, because the hash in the database could be wrong too. */
async function hashesNow(files: Pick<Files, 'read'>, keys: readonly string[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const key of new Set(keys)) {
    const content = await files.read(key).catch((error: NodeJS.ErrnoException) => {
      // A file that exists but cannot be read (another user's folder, a bucket that does not answer) aborts the check. It
      // does not count as broken.
      if (error.syscall || error.code === 'PENYIMPANAN_TIDAK_MENJAWAB') throw error
      return undefined
    })
    if (!content) continue
    const hash = createHash('sha256')
    await pipeline(content, hash)
    hashes.set(key, hash.digest('hex'))
  }
  return hashes
}

/**
 * Checks the hash chain of every file: the history, the clock ledger against the history, and copies and attachments
 * against their hashes.
 */
export async function verifyChains(db: Executor, files: Pick<Files, 'read'>): Promise<HasilPeriksa> {
  const result: HasilPeriksa = { berkas: 0, riwayat: 0, bukuWaktu: 0, salinan: 0, dibaca: 0, rusak: [] }
  for (let after = 0; ; ) {
    const some = await listBerkasSesudah(db, after, batch)
    const ids = some.map(({ id }) => id)
    const riwayat = await listRiwayatOf(db, ids)
    const bukuWaktu = await listBukuWaktuOf(db, ids)
    const salinan = await listSalinanOf(db, ids)
    const hashes = await hashesNow(files, [
      ...riwayat.flatMap(({ lampiran }) => lampiran.map(({ kunci }) => kunci)),
      ...salinan.flatMap(({ isi }) => Object.keys(isi.berkas)),
    ])
    const per = <T extends { pengajuan_id: number }>(rows: T[]) =>
      Map.groupBy(rows, (row) => row.pengajuan_id)
    const [histories, ledgers, copies] = [per(riwayat), per(bukuWaktu), per(salinan)]
    for (const berkas of some) {
      const broken = firstBreak({
        berkas,
        riwayat: histories.get(berkas.id) ?? [],
        bukuWaktu: ledgers.get(berkas.id) ?? [],
        salinan: copies.get(berkas.id) ?? [],
        hashes,
      })
      if (broken) result.rusak.push(`${berkas.nomor_permohonan}: ${broken}`)
    }
    result.berkas += some.length
    result.riwayat += riwayat.length
    result.bukuWaktu += bukuWaktu.length
    result.salinan += salinan.length
    result.dibaca += hashes.size
    after = ids.at(-1) ?? after
    if (some.length < batch) return result
  }
}
