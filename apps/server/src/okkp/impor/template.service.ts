import { notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah'
import type { Actor } from '#platform/actor.ts'
import { writeTemplate } from '#platform/excel/template.ts'
import type { Platform } from '#platform/platform.ts'
import { definitionOf } from './definitions.ts'

/** The template that an upload must match, with the values that this account may write into it. */
export async function importTemplate(
  { db }: Platform,
  actor: Actor,
  type: string,
): Promise<{ name: string; content: Buffer }> {
  const jenisId = /^\d{1,9}$/.test(type) ? Number(type) : 0
  const definition = definitionOf('registrasi')
  const title = await definition.findTitle(db, jenisId)
  if (!title) throw notFound('Templat')
  const columns = await definition.templateColumns(db, jenisId, scopeOf(actor))
  return { name: `Templat-${title}.xlsx`, content: await writeTemplate('Data', columns) }
}
