import { skorOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { Sanitasi, SanitasiDetail } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import type { ButirRow, SanitasiRow } from './sanitasi.repository.ts'

const withSkor = <Row extends { nilai: number | null }>(rows: readonly Row[]) =>
  rows.map((satu) => ({ ...satu, ...skorOf(satu.nilai) }))

export function presentSanitasi(row: SanitasiRow): Sanitasi {
  const { kode_group, pasar_id, nama_pasar, provinsi_id, provinsi, kota_id, kota, tanggal } = row
  return {
    ...{ kode_group, pasar_id, nama_pasar, provinsi_id, provinsi, kota_id, kota, tanggal },
    ...skorOf(row.nilai),
    belum_dinilai: row.belum_dinilai,
    aspek: withSkor(row.aspek),
    catatan: row.catatan,
    versi: row.versi,
  }
}

interface Around {
  butir: readonly ButirRow[]
  belum: SanitasiDetail['belum']
  sebelumnya: SanitasiRow | undefined
  butirSebelumnya: readonly ButirRow[]
  riwayat: readonly Pick<SanitasiRow, 'kode_group' | 'tanggal' | 'nilai'>[]
}

export function presentDetail(row: SanitasiRow, around: Around): SanitasiDetail {
  const { butir, belum, sebelumnya, butirSebelumnya, riwayat } = around
  const before = new Map(butirSebelumnya.map(({ sop_id, jawaban }) => [sop_id, jawaban]))
  return {
    ...presentSanitasi(row),
    butir: butir.map(({ sop_id, aspek_kode, kode, nama, jawaban, catatan, foto }) => ({
      ...{ sop_id, aspek_kode, kode, nama, jawaban, catatan, foto },
      sebelumnya: before.get(sop_id) ?? null,
    })),
    belum,
    sebelumnya: sebelumnya
      ? {
          kode_group: sebelumnya.kode_group,
          tanggal: sebelumnya.tanggal,
          ...skorOf(sebelumnya.nilai),
          aspek: withSkor(sebelumnya.aspek),
        }
      : null,
    riwayat: withSkor(riwayat),
  }
}
