import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { HasilPenunjukan, tunjukBersama } from '@portal/domain/psat/audit/penunjukan.contract'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { getReadableBerkas } from '#psat/alur/akses/temukan.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import type { IsiPenunjukan } from './penunjukan.service.ts'

/** How a track appoints: through its own door, in the transaction given. */
export type Penunjuk = (
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: { id: number },
  isi: IsiPenunjukan,
) => Promise<unknown>

type Permintaan = Body<typeof tunjukBersama>
type Satu = Permintaan['berkas'][number]
type Penunjukan = Omit<Permintaan, 'berkas'>

/**
 * One team for several files. Each file is a step of its own, in its own transaction: what one refuses does not hold
 * the others, and a request that is repeated finds what was done already.
 */
export async function appointTogether(
  platform: Platform,
  caller: Caller & { actor: Actor },
  penunjuk: Partial<Record<NamaAlur, Penunjuk>>,
  { berkas, ...isi }: Permintaan,
): Promise<HasilPenunjukan[]> {
  const surat = await letterOf(platform, caller.actor, isi.surat_tugas)
  const asked = new Map(berkas.map((satu) => [satu.uuid, satu]))
  const hasil: HasilPenunjukan[] = []
  for (const satu of asked.values()) {
    let nomorPermohonan: string | null = null
    try {
      const row = await getReadableBerkas(platform.db, caller.actor, { uuid: satu.uuid })
      nomorPermohonan = row.nomor_permohonan
      const baru = !hasTeam(row, isi) && (await appointOne(row, satu))
      hasil.push({
        uuid: satu.uuid,
        nomorPermohonan,
        hasil: baru ? 'ditunjuk' : 'sudah',
        code: null,
        alasan: null,
      })
    } catch (error) {
      hasil.push({ uuid: satu.uuid, nomorPermohonan, hasil: 'ditolak', ...refusalOf(error) })
    }
  }
  return hasil

  async function appointOne(row: BerkasRow, { versi }: Satu): Promise<true> {
    const tunjuk = penunjuk[row.alur]
    if (!tunjuk) throw new AppError('BUKAN_GILIRAN')
    // Another team is never put in place of one at work by the way.
    if (row.lead_auditor_id !== null) throw new AppError('BENTROK', { message: sudahBertim })
    const own = callerFor(caller, row.uuid)
    await write(platform.db, own, async (trx) => {
      const [salinan] = await platform.files.receive(surat(), { uploader: caller.actor, trx })
      const surat_tugas = salinan?.key ?? isi.surat_tugas
      await tunjuk(platform, trx, own, { id: row.id }, { ...isi, surat_tugas, versi })
      return { uuid: row.uuid }
    })
    return true
  }
}

const sudahBertim =
  'Berkas ini sudah punya tim audit. Buka berkasnya bila timnya perlu diganti, lalu isi alasannya.'

/** The same team: an earlier try, not a change. */
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

/** A repeat of the request repeats the step of each file under a key of its own. */
function callerFor(caller: Caller, uuid: string): Caller {
  const { idempotency } = caller
  return {
    ...caller,
    audited: false,
    idempotency: idempotency && { ...idempotency, key: `${idempotency.key}/${uuid}` },
  }
}

/** Every file keeps a copy of the letter as its own; what was uploaded stays temporary and is swept. */
async function letterOf({ files }: Platform, actor: Actor, key: string) {
  const letter = await files.view(key, { actor }).catch(() => {
    throw fieldError('surat_tugas', 'Berkas ini tidak ditemukan atau sudah kedaluwarsa. Unggah lagi.')
  })
  return async function* () {
    yield { name: letter.name, content: await letter.open() }
  }
}

function refusalOf(error: unknown): Pick<HasilPenunjukan, 'code' | 'alasan'> {
  if (!(error instanceof AppError)) throw error
  return { code: error.code, alasan: error.fields[0]?.message ?? error.message }
}

export function summaryOf(hasil: readonly HasilPenunjukan[]): string {
  const refused = hasil.filter((satu) => satu.hasil === 'ditolak').length
  const done = hasil.length - refused
  if (refused === 0) return `Tim audit ditetapkan bagi ${done} berkas`
  return `${done} berkas mendapat tim audit, ${refused} ditolak`
}
