import { notFound } from '@portal/domain/platform/errors'
import type { Platform } from '#platform/platform.ts'
import { useLink } from './tautan.repository.ts'

/** A file for whoever holds its address; each fetch is counted. */
export async function openTautan({ db, files, clock }: Platform, token: string) {
  const found = await useLink(db, token, clock())
  if (!found) throw notFound('Berkas')
  return { ukuran: found.ukuran, isi: await files.read(found.berkas) }
}
