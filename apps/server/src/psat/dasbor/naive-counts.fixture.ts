import { advanceClock, type Ledger } from '@portal/domain/platform/calendar/clock-ledger'
import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { jenisPengajuanUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { keepJejak } from '#psat/alur/jejak.service.ts'
import { findBerkas } from '#psat/alur/pengajuan.repository.ts'
import { appendLedger } from '#psat/alur/riwayat.repository.ts'

const jalan = {
  pengajuan: {
    utama: [
      ['verifikasi_permohonan', 'perbaikan_permohonan'],
      ['penunjukan_auditor', undefined],
      ['audit_dokumen', 'perbaikan_audit_dokumen'],
      ['rekomendasi', 'perbaikan_rekomendasi'],
      ['penagihan', 'menunggu_pembayaran'],
      ['penerbitan_nomor', undefined],
      ['terbit', undefined],
    ],
    tolak: 'ditolak',
  },
  berkas: {
    utama: [
      ['select_auditor', undefined],
      ['review_auditor', 'upload_revision'],
      ['review_lead_auditor', 'upload_revision'],
      ['sidang_komtek', undefined],
      ['lampiran_teknis', undefined],
      ['review_lamtek_1', undefined],
      ['finish_publish', undefined],
      ['complete', undefined],
    ],
    tolak: 'reject',
  },
} as const

const kota = [3273, 3204, 3171] as const
export const anyTempat = fc.oneof(
  fc.constant({ provinsi_id: null, kota_id: null }),
  fc.constant({ provinsi_id: 31, kota_id: null }),
  fc.constantFrom(...kota).map((kota_id) => ({ provinsi_id: Math.floor(kota_id / 100), kota_id })),
)

export const anyBerkas = fc.record({
  alur: fc.constantFrom('pengajuan', 'berkas'),
  audit_type: fc.constantFrom('sppb_psat', 'izin_edar_pl'),
  jenis: fc.nat({ max: 3 }),
  tempat: anyTempat,
  mulai: fc.integer({ min: 0, max: 500 }),
  /** Hour of the first step. The dates in Jakarta and in UTC differ for seven hours of each day. */
  jam: fc.nat({ max: 23 }),
  /** `jauh` is the last stage that the file reaches. `jeda` holds the days before each step. */
  jauh: fc.nat({ max: 7 }),
  jeda: fc.array(fc.nat({ max: 12 }), { minLength: 16, maxLength: 16 }),
  revisi: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  ditolak: fc.boolean(),
  tim: fc.nat({ max: 3 }),
  penangan: fc.boolean(),
})
export type BerkasAcak = typeof anyBerkas extends fc.Arbitrary<infer T> ? T : never

function langkahOf({ alur, jauh, revisi, ditolak }: BerkasAcak): string[] {
  const { utama, tolak } = jalan[alur]
  const way = utama.slice(0, jauh + 1).flatMap(([tahap, tunggu], index) => {
    const last = index === Math.min(jauh, utama.length - 1)
    if (!tunggu || !revisi[index]) return [tahap]
    return last && revisi[7] ? [tahap, tunggu] : [tahap, tunggu, tahap]
  })
  const ended = way.at(-1) === 'terbit' || way.at(-1) === 'complete'
  return ditolak && !ended ? [...way, tolak] : way
}

const awal = Date.parse('2025-06-01T02:30:00Z')
let nomor = 0

export interface Orang {
  tim: readonly (readonly [lead: number, auditor: number])[]
  penangan: number
  perusahaan: number
}

/** Inserts a file with the history and clock ledger that the workflow service would have written. */
export async function writeBerkas(db: Database, acak: BerkasAcak, orang: Orang): Promise<void> {
  const alur = alurOf(acak.alur)
  let at = awal + acak.mulai * 86_400_000 + acak.jam * 3_600_000
  let ledger: Ledger = []
  const steps = langkahOf(acak).map((ke, index, all) => {
    at += (acak.jeda[index] ?? 0) * 86_400_000 + 3_600_000 * 5
    const stage = alur.tahap[ke]
    if (!stage) throw new TypeError(ke)
    const entries = advanceClock(ledger, stage, { at: new Date(at), reason: ke, days: () => 5 })
    const before = ledger.length
    ledger = [...ledger, ...entries]
    return { dari: all[index - 1] ?? null, ke, waktu: new Date(at), entries, before }
  })
  const last = steps.at(-1)
  const place = last && alur.tahap[last.ke]
  if (!last || !place) return
  const [lead, auditor] = orang.tim[acak.tim] ?? [null, null]
  const kinds = jenisPengajuanUntuk(acak.audit_type)
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('psat.pengajuan')
      .values({
        nomor_permohonan: `ACAK-${process.pid}-${++nomor}`,
        alur: acak.alur,
        audit_type: acak.audit_type,
        jenis_pengajuan: kinds[acak.jenis % kinds.length] ?? 'permohonan_baru',
        is_input_pusat: acak.alur === 'berkas',
        perusahaan_id: orang.perusahaan,
        nama_perusahaan: 'Acak',
        ...acak.tempat,
        tahap: last.ke,
        code: place.code,
        lead_auditor_id: lead,
        auditor_id: auditor === null ? [] : [auditor],
        penangan_id: acak.penangan ? [orang.penangan] : [],
        tenggat: 'ends' in place ? null : new Date(at + 9 * 86_400_000).toISOString().slice(0, 10),
        jeda: 'waits' in place,
        dibuat: steps[0]?.waktu ?? last.waktu,
        diubah: last.waktu,
        masuk_tahap: last.waktu,
        selesai: 'ends' in place ? last.waktu : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await findBerkas(trx, { id })
    if (!row) throw new TypeError('berkas')
    for (const [index, { dari, ke, waktu, entries, before }] of steps.entries()) {
      const urutan = index + 1
      await trx
        .insertInto('psat.riwayat')
        .values({
          pengajuan_id: id,
          urutan,
          aksi: 'acak',
          dari,
          ke,
          code: 0,
          peran: 'SEKRETARIAT',
          nama: 'Acak',
          waktu,
          sidik_sebelum: '',
          sidik: '',
        })
        .execute()
      await appendLedger(trx, id, before, entries)
      const ended = index === steps.length - 1 ? row.selesai : null
      await keepJejak(trx, { ...row, tahap: ke, selesai: ended }, { urutan, dari, waktu })
    }
  })
}

export interface Mentah {
  id: number
  nomor: string
  alur: 'pengajuan' | 'berkas'
  audit_type: string
  jenis: string
  tahap: string
  pusat: boolean
  provinsi: number | null
  kota: number | null
  lead: number | null
  auditor: number[]
  penangan: number[]
  tenggat: string | null
  masuk: string
  langkah: { dari: string | null; ke: string; tanggal: string }[]
}

export async function readMentah(db: Database): Promise<Mentah[]> {
  const { rows } = await sql<Mentah>`
    select p.id, p.nomor_permohonan as nomor, p.alur, p.audit_type, p.jenis_pengajuan as jenis, p.tahap, p.is_input_pusat as pusat,
      p.provinsi_id as provinsi, p.kota_id as kota, p.lead_auditor_id as lead, p.auditor_id as auditor, p.penangan_id as penangan,
      p.tenggat, to_char(p.dibuat at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as masuk,
      (select jsonb_agg(jsonb_build_object('dari', h.dari, 'ke', h.ke,
        'tanggal', to_char(h.waktu at time zone 'Asia/Jakarta', 'YYYY-MM-DD')) order by h.urutan)
        from psat.riwayat h where h.pengajuan_id = p.id) as langkah
    from psat.pengajuan p order by p.id`.execute(db)
  return rows
}
