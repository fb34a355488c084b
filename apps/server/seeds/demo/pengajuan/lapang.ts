import { dayInJakarta } from '@portal/domain/platform/format'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { readAuditLapang, writeAuditLapang } from '#psat/lapang/audit-lapang.service.ts'
import type { Adegan } from './adegan.ts'
import { callerOf } from './pemain.ts'

/**
 * Fills in every item of the checklist, which the portal requires before the field audit ends. `kurang` holds the notes
 * of items that do not comply.
 */
export async function fillCeklis(
  { platform, petugas, row }: Adegan<BerkasRow>,
  kurang: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { isi, versi } = await readAuditLapang(platform, petugas.lead, row.uuid)
  const butir = isi.flatMap((bagian) => bagian.butir)
  const at = platform.clock()
  await writeAuditLapang(platform, callerOf(petugas.lead, 'ceklis.isi', at), row.uuid, {
    tanggal: dayInJakarta(at),
    jawaban: Object.fromEntries(
      butir.map(({ kode }) => {
        const catatan = kurang[kode] ?? ''
        return [
          kode,
          { nilai: catatan ? ('tidak_sesuai' as const) : ('sesuai' as const), catatan, foto: null },
        ]
      }),
    ),
    versi,
  })
}
