import type { KelompokPencarian } from '@portal/domain/platform/pencarian/pencarian.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { hasPermission } from '#platform/portal.ts'
import { perKelompok, type SumberPencarian } from './sumber.ts'

/**
 * Searches all lists that the actor may open, in the order of the sources. A failing source loses only its own results.
 */
export async function searchSources(
  { log, portal }: Pick<Platform, 'log' | 'portal'>,
  sources: readonly SumberPencarian[],
  actor: Actor,
  kata: string,
): Promise<KelompokPencarian[]> {
  const open = sources.filter(({ access }) => hasPermission(portal, actor.role, access))
  const asked = { search: kata, page: 1, limit: perKelompok }
  const answers = await Promise.allSettled(open.map((source) => source.search(actor, asked)))
  return answers.flatMap((answer, index) => {
    const source = open[index]
    if (!source) return []
    if (answer.status === 'rejected') {
      log.error({ err: answer.reason, sumber: source.nama }, 'search source failed')
      return []
    }
    const { hasil, total } = answer.value
    if (hasil.length === 0) return []
    const list = source.daftar(actor)
    return [
      {
        nama: source.nama,
        hasil,
        total: total.total,
        ...(total.atLeast ? { total_is_minimum: true as const } : {}),
        daftar: list && `${list}?${new URLSearchParams({ search: kata })}`,
      },
    ]
  })
}
