import { notFound } from '@portal/domain/platform/errors'
import type { Platform } from '#platform/platform.ts'
import { useLink } from './tautan.repository.ts'

/** Opens a file for any holder of its address and counts the download. */
export async function openTautan({ db, files, clock }: Platform, token: string) {
  const found = await useLink(db, token, clock())
  if (!found) throw notFound('Berkas')
  return { ukuran: found.ukuran, isi: await files.read(found.berkas) }
}
