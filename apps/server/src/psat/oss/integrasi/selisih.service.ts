import { notify } from '#akun/index.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { isian } from '../klien/hasil.ts'
import type { KlienOss } from '../klien/klien.ts'
import { holdFile, noteIzin } from '../send/send.repository.ts'
import { dropSelisih, listDiperiksa, saveSelisih } from './selisih.repository.ts'

const month = 30 * 86_400_000

export function sebabSelisih(oss: string | null, portal: string | null, menunggu: number): string | null {
  if (oss === portal || (oss === '00' && portal === null)) return null
  if (portal === '50' && (oss === '51' || oss === '58')) return null
  if (oss === '57') return 'OSS menyetujui sendiri karena batas waktu lewat (fiktif positif).'
  if (oss === '50' || oss === '51' || oss === '58') return 'Izin sudah terbit di OSS, di portal belum.'
  if (oss === '90' || oss === '93') return 'Permohonan sudah ditolak di OSS, di portal belum.'
  if (oss === null) return 'OSS tidak mengenal izin ini.'
  if (menunggu > 0) return 'Status berikutnya masih menunggu dikirim.'
  return 'OSS menunjukkan status lain, dan tidak ada pesan yang menunggu.'
}

type Diperiksa = Awaited<ReturnType<typeof listDiperiksa>>[number]

/** Reads the OSS status of every open licence once a day and lists the differences with their reasons. */
export async function checkSelisih(
  platform: Platform,
  klien: KlienOss,
  wait: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, 500)),
): Promise<number> {
  const { db, clock } = platform
  const rows = await listDiperiksa(db, new Date(clock().getTime() - month))
  let found = 0
  for (const row of rows) {
    if (platform.stopping) break
    if (await checkOne(platform, klien, row)) found += 1
    // The OSS gateway may have a rate limit. Nobody waits for these requests, so the job pauses between them.
    await wait()
  }
  return found
}

async function checkOne({ db, clock }: Platform, klien: KlienOss, row: Diperiksa): Promise<boolean> {
  const hasil = await klien.call('checkLicenseStatus', { CHECKLICENSESTATUS: { id_izin: row.id_izin } })
  if (hasil.jenis !== 'sukses' && hasil.jenis !== 'tolak') return false
  const data =
    hasil.jenis === 'sukses' ? (hasil.isi.dataIZIN as Record<string, unknown> | undefined) : undefined
  const oss = isian(data?.kd_status)
  const sebab = sebabSelisih(oss, row.terakhir, row.menunggu)
  if (sebab === null) {
    await dropSelisih(db, row.id)
    return false
  }
  await inTransaction(db, async (trx) => {
    const diperiksa = clock()
    await saveSelisih(trx, {
      izin_id: row.id,
      kd_status_oss: oss,
      kd_status_portal: row.terakhir,
      sebab,
      diperiksa,
    })
    if (oss) await noteIzin(trx, row.id, { kd_status_oss: oss, dibaca: diperiksa })
    if (oss !== '57') return
    await holdFile(trx, row.pengajuan_id, `Ditahan: ${sebab}`)
    const keterangan = `Berkas ${row.nomor_permohonan}: ${sebab} Pesan berikutnya ditahan sampai diputuskan.`
    await notify(
      trx,
      { roles: ['KOORDINATOR_SEKRETARIAT', 'SUPERADMIN'] },
      { keterangan, tautan: '/admin/oss' },
    )
  })
  return true
}
