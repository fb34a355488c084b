import { notify } from '#akun/index.ts'
import type { OfficeRegion } from '#okkp/kantor/kantor.repository.ts'
import { holdersOf } from '#okkp/kantor/kantor.service.ts'
import type { Trx } from '#platform/database/database.ts'
import { others, page, what } from './kabar.service.ts'
import { listKantorSumber } from './kantor-sumber.repository.ts'
import { type Dibuka, readTold } from './sumber.repository.ts'

/** Tells offices of sources, each once, except the office of the case, which has messages of its own. */
async function tellOffices(
  trx: Trx,
  kasus: Dibuka,
  regions: readonly OfficeRegion[],
  keterangan: string,
  by: number | null,
): Promise<void> {
  const told = new Set([JSON.stringify(await holdersOf(trx, kasus))])
  for (const region of regions) {
    const holders = await holdersOf(trx, region)
    const office = JSON.stringify(holders)
    if (told.has(office)) continue
    told.add(office)
    await notify(trx, { ...holders, ...others(by) }, { keterangan, tautan: page(kasus.id) })
  }
}

/** Tells an office that a finding at its place belongs to a case of another office. */
export async function tellOfficesOfJoined(
  trx: Trx,
  told: readonly Dibuka[],
  joined: readonly (OfficeRegion & { id: number })[],
  by: number | null,
): Promise<void> {
  for (const kasus of told) {
    const regions = joined.filter(({ id }) => id === kasus.id)
    const keterangan = `Temuan di wilayah Anda bergabung dengan kasus ${what(kasus)} yang ditangani kantor lain. Yang Anda lakukan di tempatnya dicatat pada kasus itu.`
    await tellOffices(trx, kasus, regions, keterangan, by)
  }
}

/** Tells the offices of all sources that the case has gone on, for example that it is confirmed or closed. */
export async function tellOfficesOfSources(
  trx: Trx,
  kasusId: number,
  judul: string,
  by: number | null,
): Promise<void> {
  const [kasus] = await readTold(trx, [kasusId])
  if (!kasus) return
  const keterangan = `${judul}: kasus ${what(kasus)}, yang juga memuat temuan di wilayah Anda.`
  await tellOffices(trx, kasus, await listKantorSumber(trx, kasusId), keterangan, by)
}
