import type { Body } from '@portal/domain/platform/contract'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { describePelaku } from '@portal/domain/psat/pesan/describe-pelaku'
import { kabarPesan } from '@portal/domain/psat/pesan/kabar-lain'
import type { addPesan, Pesan } from '@portal/domain/psat/pesan/pesan.contract'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { getReadableBerkas, requireParty } from '#psat/alur/akses/find-berkas.service.ts'
import { diwakiliPada } from '#psat/alur/alur.ts'
import { dikabari, tell } from '#psat/alur/pemberitahuan.service.ts'
import { applicantsOf, holdersLike, jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { insertPesan, listPesan, type PesanRow } from './pesan.repository.ts'

type SignedIn = Caller & { actor: Actor }

function present(row: PesanRow, actor: Actor): Pesan {
  return {
    id: row.id,
    nama: describePelaku(row.nama, row.mewakili),
    peran: row.peran,
    saya: row.pengirim === actor.id,
    isi: row.isi,
    berkas: row.berkas,
    waktu: row.waktu.toISOString(),
  }
}

export async function readPesan({ db }: Platform, actor: Actor, uuid: string): Promise<Pesan[]> {
  const { id } = requireParty(actor, await getReadableBerkas(db, actor, { uuid }))
  return (await listPesan(db, id)).map((row) => present(row, actor))
}

/**
 * Returns the officers who have the turn. While the applicant has the turn, these are the officers of the stage. The
 * fallback is the secretariat.
 */
function officersOf(row: BerkasRow): readonly string[] {
  const stage = tahapOf(row)
  const staff = ('waits' in stage ? stage.staff : stage.turn) ?? []
  if (staff.length > 0) return staff
  return holdersLike(jalurOf(row), ({ roles }) => roles.includes('SEKRETARIAT'))
}

/** Returns the recipients of a message. On a track without an applicant, officers write to each other. */
function addresseesOf(row: BerkasRow, from: Actor): readonly string[] {
  const applicant = applicantsOf(row)
  return from.role === 'PELAKU_USAHA' || applicant.length === 0 ? officersOf(row) : applicant
}

export function sendPesan(
  platform: Platform,
  caller: SignedIn,
  uuid: string,
  { isi, berkas }: Body<typeof addPesan>,
): Promise<Pesan> {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const row = requireParty(actor, await getReadableBerkas(trx, actor, { uuid }))
    const diwakili = diwakiliPada(row, actor)
    caller.mewakili = diwakili
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
      mewakili: diwakili?.nama ?? null,
      isi,
      berkas,
      waktu: platform.clock(),
    })
    await tell(jalurOf(row), platform, trx, row, addresseesOf(row, actor), {
      ...kabarPesan(dikabari(row), describePelaku(actor.nama, diwakili?.nama)),
      rincian: isi,
      except: actor.id,
    })
    await recordAudit(trx, caller, { record: `pengajuan/${row.id}`, after: { pesan: pesan.id } })
    return present(pesan, actor)
  })
}
