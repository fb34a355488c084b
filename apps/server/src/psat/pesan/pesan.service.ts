import type { Body } from '@portal/domain/platform/contract'
import type { Pemegang } from '@portal/domain/psat/alur/pemegang'
import { tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { addPesan, Pesan } from '@portal/domain/psat/pesan/pesan.contract'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { getAsParty } from '#psat/alur/akses/temukan.service.ts'
import { namaBerkas } from '#psat/alur/pemberitahuan.service.ts'
import { tell } from '#psat/alur/pengajuan/jalur.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { insertPesan, listPesan, type PesanRow } from './pesan.repository.ts'

type SignedIn = Caller & { actor: Actor }

function present(row: PesanRow, actor: Actor): Pesan {
  return {
    id: row.id,
    nama: row.nama,
    peran: row.peran,
    saya: row.pengirim === actor.id,
    isi: row.isi,
    berkas: row.berkas,
    waktu: row.waktu.toISOString(),
  }
}

export async function readPesan({ db }: Platform, actor: Actor, uuid: string): Promise<Pesan[]> {
  const { id } = await getAsParty(db, actor, { uuid })
  return (await listPesan(db, id)).map((row) => present(row, actor))
}

/** The officers who have the turn, or answer for the stage while the applicant has it; then the secretariat. */
function officersOf({ tahap }: PengajuanRow): readonly Pemegang[] {
  const stage = tahapPengajuan[tahap]
  const staff = ('waits' in stage ? stage.staff : stage.turn) ?? []
  return staff.length > 0 ? staff : ['sekretariat']
}

export function sendPesan(
  platform: Platform,
  caller: SignedIn,
  uuid: string,
  { isi, berkas }: Body<typeof addPesan>,
): Promise<Pesan> {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const row = await getAsParty(trx, actor, { uuid })
    await platform.files.claim(trx, berkas, {
      record: `pengajuan/${row.id}`,
      visibility: 'rekaman',
      actor,
      field: 'berkas',
    })
    const pesan = await insertPesan(trx, {
      pengajuan_id: row.id,
      pengirim: actor.id,
      peran: actor.role,
      isi,
      berkas,
      waktu: platform.clock(),
    })
    const fromApplicant = actor.role === 'PELAKU_USAHA'
    await tell(platform, trx, row, fromApplicant ? officersOf(row) : ['pemohon'], {
      keterangan: `Pesan baru dari ${actor.nama} tentang ${namaBerkas(row)}.`,
      subject: `Pesan tentang ${row.kode_pengajuan}`,
      rincian: isi,
      except: actor.id,
    })
    await recordAudit(trx, caller, { record: `pengajuan/${row.id}`, after: { pesan: pesan.id } })
    return present(pesan, actor)
  })
}
