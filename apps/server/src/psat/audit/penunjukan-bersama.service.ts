import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { HasilBersama } from '@portal/domain/psat/audit/bersama'
import type { appointTeams } from '@portal/domain/psat/audit/penunjukan.contract'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import type { IsiPenunjukan } from './penunjukan.service.ts'
import { takeTogether, tally } from './together.service.ts'

/** Function with which a track appoints a team, in the given transaction. */
export type Penunjuk = (
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: { id: number },
  isi: IsiPenunjukan,
) => Promise<unknown>

type Permintaan = Body<typeof appointTeams>
type Penunjukan = Omit<Permintaan, 'berkas'>

export async function appointTogether(
  platform: Platform,
  caller: Caller & { actor: Actor },
  penunjuk: Partial<Record<NamaAlur, Penunjuk>>,
  { berkas, ...isi }: Permintaan,
): Promise<HasilBersama[]> {
  const surat = isi.surat_tugas ? await letterOf(platform, caller.actor, isi.surat_tugas) : undefined
  return takeTogether(platform, caller, berkas, async (row, { versi }, own) => {
    if (hasTeam(row, isi)) return 'sudah'
    const tunjuk = penunjuk[row.alur]
    if (!tunjuk) throw new AppError('BUKAN_GILIRAN')
    // A joint appointment never replaces a team that already works on a file.
    if (row.lead_auditor_id !== null) throw new AppError('BENTROK', { message: sudahBertim })
    await write(platform.db, own, async (trx) => {
      const [salinan] = surat ? await platform.files.receive(surat(), { uploader: caller.actor, trx }) : []
      const surat_tugas = salinan?.key ?? isi.surat_tugas
      await tunjuk(platform, trx, own, { id: row.id }, { ...isi, surat_tugas, versi })
      return { uuid: row.uuid }
    })
    return 'berhasil'
  })
}

const sudahBertim =
  'Berkas ini sudah punya tim audit. Buka berkasnya bila timnya perlu diganti, lalu isi alasannya.'

/**
 * Checks whether the file already has exactly this team. Then an earlier attempt succeeded, and the request changes
 * nothing.
 */
function hasTeam(
  { lead_auditor_id, auditor_id }: BerkasRow,
  { lead_auditor, tim_auditor }: Penunjukan,
): boolean {
  const asked = new Set(tim_auditor)
  return (
    lead_auditor_id === lead_auditor[0] &&
    auditor_id.length === asked.size &&
    auditor_id.every((id) => asked.has(id))
  )
}

/**
 * Returns a reader of the uploaded letter, because every file stores its own copy. The upload itself stays unclaimed,
 * and the clean-up job removes it.
 */
async function letterOf({ files }: Platform, actor: Actor, key: string) {
  const letter = await files.view(key, { actor }).catch(() => {
    throw fieldError('surat_tugas', 'Berkas ini tidak ditemukan atau sudah kedaluwarsa. Unggah lagi.')
  })
  return async function* () {
    yield { name: letter.name, content: await letter.open() }
  }
}

export function summaryOf(hasil: readonly HasilBersama[]): string {
  const { done, refused } = tally(hasil)
  if (refused === 0) return `Tim audit ditetapkan bagi ${done} berkas`
  return `${done} berkas mendapat tim audit, ${refused} ditolak`
}
