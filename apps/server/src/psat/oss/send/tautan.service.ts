import { notFound } from '@portal/domain/platform/errors'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { useLink } from './tautan.repository.ts'

/** Opens a file for any holder of its address, and counts the download if the file can be read. */
export async function openTautan({ db, files, clock }: Platform, token: string) {
  return inTransaction(db, async (trx) => {
    const found = await useLink(trx, token, clock())
    if (!found) throw notFound('Berkas')
    return { ukuran: found.ukuran, isi: await files.read(found.berkas) }
  })
}
