import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { addBenturan, auditCalls } from '@portal/domain/psat/audit/audit.contract'
import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { describePelaku } from '@portal/domain/psat/pesan/describe-pelaku'
import { kabarBenturan } from '@portal/domain/psat/pesan/kabar-lain'
import { listWakilOf, notify } from '#akun/index.ts'
import { type KompetensiAuditor, kompetensiAuditor } from '#okkp/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { getReadableBerkas, lockReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { diwakiliPada, timOf } from '#psat/alur/alur.ts'
import { type AfterLangkah, lockForStep, runAction } from '#psat/alur/pelaku/jalur.ts'
import { describeBerkas, dikabari, tell } from '#psat/alur/pemberitahuan.service.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow, KunciPengajuan } from '#psat/alur/pengajuan.repository.ts'
import { keadaanOf } from '#psat/alur/penolakan.ts'
import { presentLangkah } from './audit.service.ts'
import { latestIssue } from './latest-issue.service.ts'
import { writeSuratPenugasan } from './surat-penugasan.ts'
import {
  type CalonRow,
  declareBenturan,
  findAuditors,
  insertTim,
  listBenturan,
  listCalon,
  withdrawBenturan,
} from './tim.repository.ts'

type PenunjukanBody = Body<typeof auditCalls.sppb.penunjukkanAuditor>
/** Content of an appointment. `auditType` is the licence kind of the request path, if the path names one. */
export type IsiPenunjukan = Omit<PenunjukanBody, 'id_pengajuan'> & { auditType?: JenisIzin }

function companiesOf({ perusahaan_id, perusahaan_baru_id }: BerkasRow): number[] {
  return perusahaan_baru_id === null ? [perusahaan_id] : [perusahaan_id, perusahaan_baru_id]
}

interface BidangTim {
  lead: string
  auditor: string
}

export async function checkPeople(
  trx: Trx,
  { lead, auditor: members }: { lead: number; auditor: readonly number[] },
  field: BidangTim,
): Promise<void> {
  const found = new Map((await findAuditors(trx, [lead, ...members])).map((akun) => [akun.id, akun.role]))
  if (found.get(lead) !== 'LEAD_AUDITOR') {
    throw fieldError(field.lead, 'Pilih akun lead auditor yang aktif.')
  }
  if (members.some((id) => found.get(id) !== 'AUDITOR')) {
    throw fieldError(field.auditor, 'Pilih akun auditor yang aktif.')
  }
}

export async function checkConflicts(
  trx: Trx,
  row: BerkasRow,
  people: readonly number[],
  { alasan, hari }: { alasan: string | null; hari: string },
): Promise<void> {
  const wakil = await listWakilOf(trx, people, hari)
  const either = [...people, ...wakil.map(({ wakil_id }) => wakil_id)]
  const [first] = await listBenturan(trx, companiesOf(row), either)
  if (!first || alasan) return
  const absent = people.includes(first.auditor_id)
    ? undefined
    : wakil.find(({ wakil_id }) => wakil_id === first.auditor_id)
  throw fieldError(
    'alasan_benturan',
    `${first.nama}${absent ? `, yang mewakili ${absent.nama},` : ''} menyatakan benturan kepentingan dengan ${row.nama_perusahaan}. Pilih orang lain, atau isi alasan penunjukannya.`,
  )
}

/**
 * Refuses to replace a team without a reason and the file's version. Otherwise a repeated appointment would count as a
 * change of team.
 */
export function requireKnowingChange(
  row: BerkasRow,
  aksi: string,
  { keterangan, versi }: Pick<IsiPenunjukan, 'keterangan' | 'versi'>,
): void {
  if (keterangan && versi !== undefined) return
  throw new AppError('BENTROK', {
    message:
      'Berkas ini sudah punya tim audit. Untuk menggantinya, isi alasan penggantian (keterangan) dan versi berkas yang Anda lihat.',
    extra: keadaanOf(jalurOf(row), row, [aksi]),
  })
}

export function appoint(platform: Platform, caller: Caller, auditType: JenisIzin, body: PenunjukanBody) {
  const { id_pengajuan: id, ...isi } = body
  return write(platform.db, caller, async (trx) =>
    presentLangkah(await appointIn(platform, trx, caller, { id }, { ...isi, auditType })),
  )
}

/** Appoints a team to a file of track `pengajuan`, in the caller's transaction. */
export async function appointIn(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: KunciPengajuan,
  isi: IsiPenunjukan,
): Promise<AfterLangkah> {
  const { tanggal_penugasan, keterangan, alasan_benturan, auditType, versi } = isi
  const members = [...new Set(isi.tim_auditor)]
  const tujuan = { aksi: { call: 'audit/penunjukkan_auditor' }, auditType, versi }
  const { row, aksi } = await lockForStep(platform, trx, actorOf(caller), key, tujuan)
  if (aksi === 'ganti_tim') requireKnowingChange(row, aksi, isi)
  const lead = isi.lead_auditor[0] ?? 0
  await checkPeople(trx, { lead, auditor: members }, { lead: 'lead_auditor', auditor: 'tim_auditor' })
  await checkConflicts(trx, row, [lead, ...members], {
    alasan: alasan_benturan,
    hari: dayInJakarta(platform.clock()),
  })
  const surat_tugas =
    isi.surat_tugas ??
    (await writeSuratPenugasan(platform, trx, actorOf(caller), row, {
      lead,
      auditor: members,
      tanggal: tanggal_penugasan,
    }))
  const after = await runAction(platform, trx, caller, key, {
    ...tujuan,
    note: keterangan,
    input: {
      tim: { lead, auditor: members },
      suratTugas: surat_tugas,
      tanggalPenugasan: tanggal_penugasan,
    },
    lampiran: [{ label: 'Surat tugas', kunci: surat_tugas, field: 'surat_tugas' }],
    muatan: { tim: { lead, auditor: members, tanggal_penugasan, alasan_benturan } },
  })
  await insertTim(trx, {
    pengajuan_id: row.id,
    tanggal_penugasan,
    surat_tugas,
    lead_auditor: lead,
    tim_auditor: members,
    keterangan,
    dibuat: platform.clock(),
  })
  await tellReplaced(trx, row, [lead, ...members])
  return after
}

/** Notifies the former team members, who lose access to the file. */
export async function tellReplaced(trx: Trx, row: BerkasRow, tim: readonly number[]): Promise<void> {
  const before = timOf(row)
  const penggunaIds = before.filter((id) => !tim.includes(id))
  if (penggunaIds.length === 0) return
  await notify(
    trx,
    { penggunaIds },
    {
      keterangan: `${describeBerkas(row)}: tim auditnya diganti, Anda tidak lagi bertugas pada berkas ini.`,
      tautan: `/psat/admin/perizinan/${row.audit_type}`,
    },
  )
}

/** Returns the conflicts of interest of the candidate's deputy, because the deputy would act on the file. */
function benturanWakil(people: readonly CalonRow[], row: { wakil_id: number } | undefined) {
  const deputy = people.find(({ id }) => id === row?.wakil_id)
  return (deputy?.benturan ?? []).map(({ perusahaan, keterangan }) => ({
    perusahaan,
    keterangan: `${deputy?.nama}, wakilnya: ${keterangan}`,
  }))
}

const cutiOf = (row: { sampai: string; nama_wakil: string } | undefined) =>
  row ? { sampai: row.sampai, wakil: row.nama_wakil } : null

/** A competence must last until the permits are issued, not only until today. */
function lastingUntil(
  terbit: string | null,
  held: KompetensiAuditor | undefined,
): CalonAuditor['kompetensi'] {
  if (!held) return null
  const ends = held.berlaku_sampai
  const short = held.keadaan !== 'kedaluwarsa' && terbit !== null && ends !== null && ends < terbit
  return short ? { ...held, keadaan: 'kurang' } : held
}

export async function readCalon({ db, clock }: Platform, actor: Actor, uuids: readonly string[]) {
  const rows: BerkasRow[] = []
  for (const uuid of uuids) rows.push(await getReadableBerkas(db, actor, { uuid }))
  const people = await listCalon(db, {
    files: rows.map(({ id }) => id),
    companies: [...new Set(rows.flatMap(companiesOf))],
  })
  const ids = people.map(({ id }) => id)
  const today = dayInJakarta(clock())
  const kompetensi = await kompetensiAuditor(db, ids, today)
  const away = new Map((await listWakilOf(db, ids, today)).map((row) => [row.pengguna_id, row]))
  const terbit = await latestIssue(db, actor, rows, clock())
  return people.map(({ id, nama, role, berjalan, benturan, pernah }) => ({
    id,
    nama,
    role,
    beban: berjalan.length,
    nomorPermohonanList: berjalan,
    benturan: [...benturan, ...benturanWakil(people, away.get(id))],
    cuti: cutiOf(away.get(id)),
    pernah,
    terbit_paling_lambat: terbit,
    kompetensi: lastingUntil(terbit, kompetensi.get(id)),
  }))
}

/** Removes the conflict filter, because a deputy must be able to withdraw a declaration that closed the file to him. */
const withDeclared = (actor: Actor): Actor => ({
  ...actor,
  mewakili: (actor.mewakili ?? []).map((absent) => ({ ...absent, kecuali: [] })),
})

/**
 * Records or withdraws an auditor's conflict of interest. The server notifies the coordinators, who may appoint another
 * team.
 */
export function setBenturan(
  platform: Platform,
  caller: Caller,
  uuid: string,
  { ada, alasan }: Body<typeof addBenturan>,
): Promise<void> {
  const actor = withDeclared(actorOf(caller))
  return write(platform.db, caller, async (trx) => {
    const row = await lockReadableBerkas(trx, actor, { uuid })
    const diwakili = diwakiliPada(row, actor)
    caller.mewakili = diwakili
    const who = { auditor_id: actor.id, perusahaan_id: row.perusahaan_id }
    if (ada) {
      if (!alasan) throw fieldError('alasan', 'Jelaskan benturan kepentingannya.')
      await declareBenturan(trx, { ...who, alasan, dinyatakan: platform.clock() })
      await tell(jalurOf(row), platform, trx, row, ['koordinator'], {
        ...kabarBenturan(dikabari(row), describePelaku(actor.nama, diwakili?.nama)),
        rincian: alasan,
      })
    } else await withdrawBenturan(trx, { ...who, dicabut: platform.clock() })
    await recordAudit(trx, caller, { record: `pengajuan/${row.id}`, after: { ada, alasan } })
  })
}
