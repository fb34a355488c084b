import { readAuditLapang, writeAuditLapang } from '#psat/lapang/audit-lapang.service.ts'
import type { Adegan } from './langkah.ts'
import { callerOf } from './pemain.ts'

/** The team judges every item before the field audit is closed. */
export async function isiCeklis({ platform, petugas, row }: Adegan): Promise<void> {
  const { isi, versi } = await readAuditLapang(platform, petugas.lead, row.uuid)
  const butir = isi.flatMap((bagian) => bagian.butir)
  const at = platform.clock()
  await writeAuditLapang(platform, callerOf(petugas.lead, 'ceklis.isi', at), row.uuid, {
    tanggal: at.toISOString().slice(0, 10),
    jawaban: Object.fromEntries(
      butir.map(({ kode }) => [kode, { nilai: 'sesuai' as const, catatan: '', foto: null }]),
    ),
    versi,
  })
}
