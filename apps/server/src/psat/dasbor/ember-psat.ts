import { sql } from 'kysely'
import {
  type Cacah,
  type PencacahBerjenjang,
  readBaris,
  readCacah,
} from '#platform/counters/berjenjang.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

const hingga = { nasional: 'hari', provinsi: 'hari', kota: 'bulan' } as const

/** Files by the day they came in and what became of them. */
export const emberMasuk: PencacahBerjenjang<'is_input_pusat' | 'audit_type' | 'jenis_pengajuan' | 'hasil'> = {
  nama: 'psat.ember_masuk',
  tabel: 'psat.pengajuan',
  tanggal: 'tanggal_masuk',
  syarat: 'true',
  dimensi: {
    is_input_pusat: 'r.is_input_pusat',
    audit_type: 'r.audit_type',
    jenis_pengajuan: 'r.jenis_pengajuan',
    hasil: 'r.hasil',
  },
  terhalus: hingga,
  selalu: true,
}

export const emberPeristiwa: PencacahBerjenjang<'jenis' | 'is_input_pusat' | 'audit_type'> = {
  nama: 'psat.ember_peristiwa',
  tabel: 'psat.peristiwa',
  tanggal: 'tanggal',
  syarat: 'true',
  dimensi: { jenis: 'r.jenis', is_input_pusat: 'r.is_input_pusat', audit_type: 'r.audit_type' },
  terhalus: hingga,
}

/** Days of service of files that have ended, as histograms. */
export const emberLayanan: PencacahBerjenjang<'bagian' | 'hari' | 'hasil' | 'is_input_pusat' | 'audit_type'> =
  {
    nama: 'psat.ember_layanan',
    tabel: 'psat.waktu_layanan',
    tanggal: 'tanggal',
    syarat: 'true',
    dimensi: {
      bagian: 'r.bagian',
      hari: 'r.hari',
      hasil: 'r.hasil',
      is_input_pusat: 'r.is_input_pusat',
      audit_type: 'r.audit_type',
    },
    terhalus: { nasional: 'bulan', provinsi: 'bulan', kota: 'tahun' },
  }

type Asked<Rinci extends string> = Parameters<typeof readCacah<string, Rinci>>[2]

/** Of all files from the counters; an auditor's own, which no counter knows, from their rows. */
export function readEmber<Dimensi extends string, Rinci extends Dimensi = Dimensi>(
  db: Executor,
  actor: Pembaca,
  pencacah: PencacahBerjenjang<Dimensi>,
  asked: Asked<Rinci>,
): Promise<Cacah<Rinci>[]> {
  if (seesByPlace(actor)) return readCacah(db, pencacah, asked)
  const file = sql.ref(pencacah.tabel === 'psat.pengajuan' ? 'r.id' : 'r.pengajuan_id')
  return readBaris(db, pencacah, asked, {
    samping: sql`join psat.pengajuan p on p.id = ${file}`,
    where: readablePengajuan(actor),
  })
}
