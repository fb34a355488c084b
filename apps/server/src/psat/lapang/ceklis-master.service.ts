import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { IsiCeklis, setCeklisMaster } from '@portal/domain/psat/lapang/ceklis'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { type Ceklis, findCeklis, insertCeklis } from './ceklis.repository.ts'

function present({ versi, isi, dibuat }: Ceklis) {
  return { versi, isi, dibuat: dibuat.toISOString() }
}

export async function readCeklisMaster({ db }: Platform) {
  const ceklis = await findCeklis(db)
  if (!ceklis) throw new AppError('TIDAK_DITEMUKAN', { message: 'Daftar periksa belum ada.' })
  return present(ceklis)
}

function refuseTwins(isi: IsiCeklis): void {
  const codes = new Set<string>()
  for (const [place, { kode, butir }] of isi.entries()) {
    for (const [at, item] of [{ kode }, ...butir].entries()) {
      const field = at === 0 ? `isi.${place}.kode` : `isi.${place}.butir.${at - 1}.kode`
      if (codes.has(item.kode)) throw fieldError(field, `Kode ${item.kode} dipakai dua kali.`)
      if (at > 0 && !item.kode.startsWith(`${kode}.`)) {
        throw fieldError(field, `Kode butir di bagian ${kode} diawali "${kode}.".`)
      }
      codes.add(item.kode)
    }
  }
}

/** Publishes a new version of the checklist. Field audits that have started keep their version. */
export function publishCeklis(
  platform: Platform,
  caller: Caller,
  { isi, dari_versi }: Body<typeof setCeklisMaster>,
) {
  return write(platform.db, caller, async (trx) => {
    refuseTwins(isi)
    const before = await findCeklis(trx)
    const versi = (before?.versi ?? 0) + 1
    const ceklis = { versi, isi, dibuat: platform.clock() }
    // If two editors start from the same version, the server stores the first and refuses the second.
    const stored =
      dari_versi === versi - 1 && (await insertCeklis(trx, { ...ceklis, oleh: actorOf(caller).id }))
    if (!stored) throw new AppError('BENTROK', { extra: { versi: before?.versi ?? 0 } })
    await recordAudit(trx, caller, {
      record: `ceklis/${versi}`,
      before: { versi: before?.versi ?? 0 },
      after: { versi },
    })
    return present(ceklis)
  })
}
