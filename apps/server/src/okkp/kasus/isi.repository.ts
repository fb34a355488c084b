import type { IsiKasus } from '@portal/domain/okkp/kasus/kasus.records'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { supervisionOf, testsOf } from './kasus.repository.ts'

const iso = (column: string) => isoOf(sql.ref(column))
const isoOf = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const kasusId = sql`k.id`
/** A record that opened or joined the case by hand counts from then, however old it is. */
const since = (asal: 'uji_lab' | 'pengawasan', own: RawBuilder<unknown>, id: string) =>
  sql`greatest(${own}, (select o.pada from okkp.kasus_sumber o
    where o.kasus_id = k.id and o.asal = ${asal} and o.asal_id = ${sql.ref(id)}))`
const putusanPada = since('uji_lab', sql`coalesce(u.putusan_pada, u.created_at)`, 'u.id')
const diawasiPada = since('pengawasan', sql`w.created_at`, 'w.id')
const hasilUji = (
  status: 'MS' | 'TMS',
) => sql`(select coalesce(jsonb_agg(distinct okkp.pokok_uji(h.parameter_id)), '[]')
  from okkp.hasil_uji_lab h where h.uji_lab_id = u.id and h.status = ${status})`

/** Records of a case with what a summary of it needs besides. */
export interface IsiTersimpan extends IsiKasus {
  id: number
  batas_waktu: string | null
  pernah_terlambat: boolean
  /** The permit was issued by the centre. */
  pusat: boolean
}

/** Reads the records of cases from which domain computes their state. */
export async function readIsi(db: Executor, ids: readonly number[]): Promise<IsiTersimpan[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<IsiTersimpan>`
    select k.id, k.luaran, k.ditutup_koreksi, k.registrasi_id, k.batas_waktu, k.pernah_terlambat, coalesce(r.pusat, false) as pusat,
      ${iso('k.dibuka')} as dibuka, ${iso('k.ditutup')} as ditutup,
      case when k.batas_lama is not null then jsonb_build_object('batas', k.batas_lama,
        'sampai', ${iso('k.batas_lama_sampai')}) end as batas_lama,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'asal', s.asal,
        'pada', ${iso('s.pada')}, 'berlaku', s.berlaku, 'pokok', okkp.pokok_uji(s.parameter_id))
        order by s.pada, s.id), '[]') from okkp.kasus_sumber s where s.kasus_id = k.id) as sumber,
      (select coalesce(jsonb_agg(jsonb_build_object('tanggal', u.tanggal, 'status', u.status,
        'lulus', ${hasilUji('MS')}, 'gagal', ${hasilUji('TMS')}, 'pada', ${isoOf(putusanPada)}) order by ${putusanPada}, u.id), '[]')
        from okkp.uji_lab u where ${testsOf(kasusId)} and u.dihapus is null) as uji,
      (select coalesce(jsonb_agg(jsonb_build_object('tanggal', e.tanggal, 'pada', ${iso('e.pada')},
        'pokok', okkp.pokok_uji(e.parameter_id)) order by e.pada), '[]')
        from okkp.kasus_uji_ulang e where e.kasus_id = k.id) as rapid_ulang,
      (select coalesce(jsonb_agg(jsonb_build_object('pada', ${iso('a.diminta')}, 'keadaan', a.keadaan,
        'dijawab', ${iso('a.dijawab')}, 'batas', a.batas) order by a.id), '[]')
        from okkp.permintaan_uji a where a.kasus_id = k.id) as permintaan,
      (select coalesce(jsonb_agg(jsonb_build_object('langkah', d.langkah, 'tanggal', d.tanggal,
        'pada', ${iso('d.pada')}, 'sumber', d.sumber) order by d.id), '[]')
        from okkp.kasus_tindakan d where d.kasus_id = k.id) as tindakan,
      (select coalesce(jsonb_agg(jsonb_build_object('pada', ${isoOf(diawasiPada)}) order by w.created_at), '[]')
        from okkp.pengawasan w where ${supervisionOf(kasusId)} and w.dihapus is null) as pengawasan,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'langkah', v.langkah, 'keadaan', v.keadaan,
        'pada', ${iso('v.pada')}, 'diperiksa', ${iso('v.diperiksa')}) order by v.id), '[]')
        from okkp.kasus_usulan v where v.kasus_id = k.id) as usulan
    from okkp.kasus k left join okkp.registrasi r on r.id = k.registrasi_id
    where k.id = any(${ids}::bigint[]) order by k.id`.execute(db)
  return rows
}

export interface Ringkasan {
  id: number
  terbuka: readonly string[]
  dipastikan: boolean
  menunggu_laboratorium: boolean
  menunggu_orang_kedua: boolean
  bina_pusat: boolean
  batas_waktu: string | null
  batas_langkah: Readonly<Record<string, string | null>>
  pernah_terlambat: boolean
}

/** Stores what lists and figures show of cases. */
export async function writeRingkasan(db: Executor, rows: readonly Ringkasan[]): Promise<void> {
  await sql`
    update okkp.kasus k set terbuka = baru.terbuka, dipastikan = baru.dipastikan, batas_waktu = baru.batas_waktu,
      batas_langkah = baru.batas_langkah,
      menunggu_laboratorium = baru.menunggu_laboratorium, menunggu_orang_kedua = baru.menunggu_orang_kedua,
      bina_pusat = baru.bina_pusat, pernah_terlambat = baru.pernah_terlambat
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as baru (id bigint, terbuka text[], dipastikan boolean,
      batas_waktu date, batas_langkah jsonb, menunggu_laboratorium boolean, menunggu_orang_kedua boolean, bina_pusat boolean,
      pernah_terlambat boolean)
    where k.id = baru.id`.execute(db)
}

/** The one calendar of working days, which the licence files maintain. */
export async function readHolidays(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('psat.hari_libur').select('tanggal').execute()
  return new Set(rows.map(({ tanggal }) => tanggal))
}
