import type { Executor } from '#platform/database/database.ts'
import {
  hashesNow,
  listBerkasSesudah,
  listBukuWaktuOf,
  listRiwayatOf,
  listSalinanOf,
} from './periksa-rantai.repository.ts'
import { firstBreak } from './periksa-rantai.ts'

export interface HasilPeriksa {
  berkas: number
  riwayat: number
  bukuWaktu: number
  salinan: number
  /** One line a broken file: its code, and its first broken row. */
  rusak: string[]
}

const batch = 200

/** Checks every chain of every file: history, ledger against history, copies and attachments against their hashes. */
export async function verifyChains(db: Executor): Promise<HasilPeriksa> {
  const result: HasilPeriksa = { berkas: 0, riwayat: 0, bukuWaktu: 0, salinan: 0, rusak: [] }
  for (let after = 0; ; ) {
    const files = await listBerkasSesudah(db, after, batch)
    const ids = files.map(({ id }) => id)
    const riwayat = await listRiwayatOf(db, ids)
    const bukuWaktu = await listBukuWaktuOf(db, ids)
    const salinan = await listSalinanOf(db, ids)
    const keys = riwayat.flatMap(({ lampiran }) => lampiran.map(({ kunci }) => kunci))
    const hashes = await hashesNow(db, keys)
    const per = <T extends { pengajuan_id: number }>(rows: T[]) =>
      Map.groupBy(rows, (row) => row.pengajuan_id)
    const [histories, ledgers, copies] = [per(riwayat), per(bukuWaktu), per(salinan)]
    for (const berkas of files) {
      const broken = firstBreak({
        berkas,
        riwayat: histories.get(berkas.id) ?? [],
        bukuWaktu: ledgers.get(berkas.id) ?? [],
        salinan: copies.get(berkas.id) ?? [],
        hashes,
      })
      if (broken) result.rusak.push(`${berkas.kode_pengajuan}: ${broken}`)
    }
    result.berkas += files.length
    result.riwayat += riwayat.length
    result.bukuWaktu += bukuWaktu.length
    result.salinan += salinan.length
    after = ids.at(-1) ?? after
    if (files.length < batch) return result
  }
}
