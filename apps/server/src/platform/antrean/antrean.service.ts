import type { listAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import { kelompokWaktu } from '@portal/domain/platform/antrean/antrean.waktu'
import { jenisAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import type { Answer, Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Actor } from '#platform/actor.ts'
import { pageOf } from '#platform/http/answers.ts'
import type { Platform } from '#platform/platform.ts'
import { hasPermission } from '#platform/portal.ts'
import { type Calon, countCalon, type Hitungan, pageOfCalon } from './antrean.repository.ts'
import type { PembacaAntrean, SumberAntrean } from './sumber.ts'

/** Returns the sources that the actor may read, with the query of each. */
async function openSources(platform: Platform, sources: readonly SumberAntrean[], by: PembacaAntrean) {
  const allowed = sources.filter(
    ({ access, layanan }) =>
      hasPermission(platform.portal, by.actor.role, access) &&
      (by.layanan === undefined || layanan.includes(by.layanan)),
  )
  const found = await Promise.all(allowed.map(async (sumber) => ({ sumber, calon: await sumber.calon(by) })))
  return found.flatMap(({ sumber, calon }) => (calon ? [{ sumber, jenis: sumber.jenis, calon }] : []))
}

async function presentRows(
  rows: readonly Calon[],
  sources: readonly { sumber: SumberAntrean }[],
  by: PembacaAntrean,
) {
  const texts = await Promise.all(
    sources.map(async ({ sumber }) => {
      const ids = rows.filter(({ jenis }) => jenis === sumber.jenis).map(({ id }) => id)
      const isi = ids.length > 0 ? await sumber.isi(by, ids) : []
      return [sumber.jenis, new Map(isi.map((one) => [one.id, one]))] as const
    }),
  )
  const known = new Map(texts)
  return rows.flatMap(({ jenis, id, batas, mendesak, giliran }) => {
    const isi = known.get(jenis)?.get(id)
    return isi ? [{ ...isi, jenis, batas, mendesak, giliran_saya: giliran }] : []
  })
}

const sumOf = (rows: readonly Hitungan[], name: 'saya' | 'lain' | (typeof kelompokWaktu)[number]) =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** Reads one page of the actor's queue with its counts. The order is by due day over all kinds. */
export async function readAntrean(
  platform: Platform,
  sources: readonly SumberAntrean[],
  actor: Actor,
  { layanan, ...query }: Query<typeof listAntrean>,
): Promise<Answer<typeof listAntrean>> {
  const by = { actor, layanan, today: dayInJakarta(platform.clock()) }
  const open = await openSources(platform, sources, by)
  const [rows, hitungan] =
    open.length === 0
      ? [[], []]
      : await Promise.all([pageOfCalon(platform.db, open, query), countCalon(platform.db, open, by.today)])
  const asked = hitungan.filter(({ jenis }) => query.jenis === undefined || jenis === query.jenis)
  const { giliran } = query
  const total = giliran ? sumOf(asked, giliran) : sumOf(asked, 'saya') + sumOf(asked, 'lain')
  return {
    ...pageOf(query, await presentRows(rows, open, by), total),
    hitungan: jenisAntrean.flatMap((jenis) => {
      if (!open.some((one) => one.jenis === jenis)) return []
      const { saya = 0, lain = 0 } = hitungan.find((one) => one.jenis === jenis) ?? {}
      return [{ jenis, saya, lain }]
    }),
    waktu: Object.fromEntries(kelompokWaktu.map((nama) => [nama, sumOf(asked, nama)])) as Record<
      (typeof kelompokWaktu)[number],
      number
    >,
  }
}
