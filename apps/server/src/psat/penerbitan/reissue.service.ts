import type { Body } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import { tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import type { IsianSertifikat, reissueSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { kabarTerbitUlang } from '@portal/domain/psat/pesan/kabar-lain'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { koreksiSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.koreksi'
import { attachCertificate, correctIssuedPermit } from '#okkp/index.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { lockReadable } from '#psat/alur/akses/find-berkas.service.ts'
import { claimLampiran } from '#psat/alur/lampiran/lampiran.service.ts'
import { tell } from '#psat/alur/pelaku/jalur.ts'
import { dikabari } from '#psat/alur/pemberitahuan.service.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { canonicalJson } from '#psat/alur/rantai/sidik.ts'
import { queueUbahan } from '#psat/oss/pesan-keluar.service.ts'
import { nomorOssOf, readAnnexList, requireComplete } from './bahan/bahan.service.ts'
import { isiRegistri } from './bahan/entri-registri.ts'
import { tellNewOwner } from './kabar-terbit.service.ts'
import { withNewKode } from './kode/kode-sertifikat.service.ts'
import { lisensiOss } from './lisensi-oss.service.ts'
import { oneAtATime, printSigned } from './print.service.ts'
import { presentSertifikat } from './sertifikat.presenter.ts'
import { insertSertifikat, listSertifikat, type SertifikatRow } from './sertifikat.repository.ts'

async function lastPrint(trx: Trx, row: PengajuanRow): Promise<SertifikatRow> {
  const [last] = await listSertifikat(trx, row.id)
  if (last) return last
  throw new AppError('BUKAN_GILIRAN', {
    message: `Berkas ini sedang di tahap ${tahapPelaku[row.tahap].label}, jadi belum ada sertifikat yang dapat diterbitkan ulang.`,
  })
}

/**
 * Returns the printed data with the corrections, and with the number of OSS if it came after the print. Number,
 * verification code and dates stay.
 */
export async function printedAgain(
  db: Executor,
  { row, last: { data, terbitan } }: { row: PengajuanRow; last: SertifikatRow },
  isian: IsianSertifikat,
  alasan: string,
): Promise<Sertifikat> {
  const { penandatangan: oleh } = data
  const ulang = {
    ...data,
    pb_umku: data.pb_umku ?? (await nomorOssOf(db, row)),
    penerbitan_ulang: { ke: terbitan, alasan },
    penandatangan: {
      nama: isian.penandatangan ?? oleh.nama,
      jabatan: isian.jabatan_penandatangan ?? oleh.jabatan,
      nip: isian.nip_penandatangan ?? oleh.nip,
    },
  }
  if (ulang.templat !== 'sppb') return koreksiSertifikat(ulang, isian.koreksi)
  const lingkup = isian.ruang_lingkup?.split('\n').map((line) => line.trim())
  return koreksiSertifikat(
    {
      ...ulang,
      level: isian.level ?? ulang.level,
      ruang_lingkup: lingkup?.filter(Boolean) ?? ulang.ruang_lingkup,
    },
    isian.koreksi,
  )
}

/** Returns only the registry fields that this correction changes, so that later additions of the office stay. */
function changedEntry(before: Sertifikat, after: Sertifikat) {
  const old: Record<string, unknown> = isiRegistri(before)
  const changed = Object.entries(isiRegistri(after)).filter(
    ([key, value]) => canonicalJson(value) !== canonicalJson(old[key]),
  )
  return Object.fromEntries(changed) as ReturnType<typeof isiRegistri>
}

/**
 * Replaces a print that contains a mistake, or lacks the number of OSS, by a numbered new print. The file has ended, so
 * its history gets no new line.
 */
export function reissue(
  platform: Platform,
  caller: Caller,
  uuid: string,
  isian: Body<typeof reissueSertifikat>,
) {
  return oneAtATime(() =>
    write(platform.db, caller, async (trx) => {
      const row = await lockReadable(trx, actorOf(caller), { uuid })
      return printAgain(platform, trx, caller, { row, last: await lastPrint(trx, row) }, isian)
    }),
  )
}

/** Does the same for the portal itself. Returns false if the last print no longer needs it. */
export function reissueIf(
  platform: Platform,
  caller: Caller,
  uuid: string,
  isian: Body<typeof reissueSertifikat>,
  needed: (last: Sertifikat) => boolean,
): Promise<boolean> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (trx) => {
      const row = await lockReadable(trx, actorOf(caller), { uuid })
      const last = await lastPrint(trx, row)
      if (!needed(last.data)) return false
      await printAgain(platform, trx, caller, { row, last }, isian)
      return true
    }),
  )
}

async function printAgain(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  { row, last }: { row: PengajuanRow; last: SertifikatRow },
  { alasan, ...isian }: Body<typeof reissueSertifikat>,
) {
  const actor = actorOf(caller)
  const at = platform.clock()
  const again = await printedAgain(trx, { row, last }, isian, alasan)
  requireComplete(again)
  const data = await withNewKode(platform, trx, again, last.registrasi_id)
  const lampiran = await readAnnexList(trx, row, isian)
  const untukOss = row.id_izin_oss !== null
  const { nomor, kode_verifikasi, registrasi_id, terbit, berlaku_sampai } = last
  const corrected = { ...changedEntry(last.data, data), updated_by: actor.id }
  const daun = await correctIssuedPermit(trx, registrasi_id, corrected, at)
  const berkas = await printSigned(platform, trx, actor, { data, lampiran, daun }, { untukOss })
  await attachCertificate(trx, registrasi_id, berkas)
  await claimLampiran(platform, trx, actor, row.id, [
    { label: 'Sertifikat', kunci: berkas, field: 'sertifikat' },
  ])
  const terbitan = last.terbitan + 1
  await insertSertifikat(trx, {
    pengajuan_id: row.id,
    terbitan,
    nomor,
    kode_verifikasi,
    registrasi_id,
    data,
    berkas,
    terbit,
    berlaku_sampai,
    alasan,
    oleh: actor.id,
    dibuat: at,
  })
  await queueUbahan(trx, row, { oleh: actor.nama, at, note: alasan, lisensi: lisensiOss(data, berkas) })
  const kabar = kabarTerbitUlang(dikabari(row), nomor)
  await tell(platform, trx, row, ['pemohon'], { ...kabar, rincian: alasan })
  await tellNewOwner(trx, row, kabar.keterangan)
  await recordAudit(trx, caller, {
    record: `pengajuan/${row.id}`,
    before: { terbitan: last.terbitan, berkas: last.berkas },
    after: { terbitan, berkas, alasan },
  })
  await recordAudit(trx, caller, {
    record: `registrasi/${registrasi_id}`,
    after: { ...corrected, sertifikat: berkas },
  })
  return presentSertifikat({ data, lampiran, path: berkas, terbitan })
}
