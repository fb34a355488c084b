import { notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { writeTemplate } from '#platform/excel/template.ts'
import type { Platform } from '#platform/platform.ts'
import { definitionsFor, type ImportDesk } from './import-definition.ts'

/** Returns the template that an upload must match, with the values that this account may use. */
export async function importTemplate(
  { db, portal }: Platform,
  desk: ImportDesk,
  actor: Actor,
  type: string,
): Promise<{ name: string; content: Buffer }> {
  for (const definition of definitionsFor(portal, desk, actor)) {
    const found = await definition.template(db, type, scopeOf(actor))
    if (!found) continue
    return { name: `Templat-${found.title}.xlsx`, content: await writeTemplate('Data', found.columns) }
  }
  throw notFound('Templat')
}
