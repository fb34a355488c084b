import { type LangkahKasus, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDate } from '@portal/domain/platform/format'
import { notify } from '#akun/index.ts'
import { holdersOf } from '#okkp/kantor/kantor.service.ts'
import type { Trx } from '#platform/database/database.ts'
import type { DueKasus } from './pengingat-kasus.repository.ts'
import type { Dibuka } from './sumber.repository.ts'

export const page = (id: number): `/${string}` => `/okkp/admin/tindak-lanjut/${id}`
export const what = ({ parameter, komoditas, lokasi }: Dibuka) => `${parameter} pada ${komoditas} (${lokasi})`
const until = ({ batas_waktu }: Dibuka) =>
  batas_waktu === null ? '' : ` Langkah pertama paling lambat ${formatDate(batas_waktu)}.`
export const others = (by: number | null) => (by === null ? {} : { except: by })

const mine: `/${string}` = '/okkp/admin/tindak-lanjut?giliran=saya'

/** The centre guides the holders of its permits, whichever office does the rest. */
async function tellCentre(trx: Trx, kasus: Dibuka, by: number | null): Promise<void> {
  if (!kasus.bina_pusat) return
  await notify(
    trx,
    { roles: ['OKKP_ADMIN_PUSAT'], ...others(by) },
    {
      keterangan: `Bina atau kenai sanksi pemegang izin pusat: ${what(kasus)}.`,
      tautan: page(kasus.id),
    },
  )
}

/** Sends one message per region, regardless of the number of cases. */
export async function tellOpened(trx: Trx, opened: readonly Dibuka[], by: number | null): Promise<void> {
  const regions = Map.groupBy(opened, ({ provinsi_id, kota_id }) => `${provinsi_id} ${kota_id}`)
  for (const rows of regions.values()) {
    const [first] = rows
    if (!first) continue
    const one = rows.length === 1
    const found = one ? `Kasus baru: ${what(first)}.` : `${rows.length} kasus baru di wilayah Anda.`
    await notify(
      trx,
      { ...(await holdersOf(trx, first)), ...others(by) },
      { keterangan: `${found}${until(first)}`, tautan: one ? page(first.id) : mine },
    )
  }
  for (const kasus of opened) await tellCentre(trx, kasus, by)
}

export async function tellJoined(trx: Trx, joined: readonly Dibuka[], by: number | null): Promise<void> {
  for (const kasus of joined) {
    await notify(
      trx,
      { ...(await holdersOf(trx, kasus)), ...others(by) },
      { keterangan: `Temuan baru pada kasus ${what(kasus)}.${until(kasus)}`, tautan: page(kasus.id) },
    )
  }
}

export async function tellConfirmed(trx: Trx, kasus: Dibuka, by: number | null): Promise<void> {
  await notify(
    trx,
    { ...(await holdersOf(trx, kasus)), ...others(by) },
    {
      keterangan: `Uji laboratorium TMS: ${what(kasus)}. Amankan barangnya, telusuri pemasoknya, dan bina atau kenai sanksi.${until(kasus)}`,
      tautan: page(kasus.id),
    },
  )
  await tellCentre(trx, kasus, by)
}

/** Reminds the holder of a step, and the laboratory if its result is awaited. */
export async function tellDue(
  trx: Trx,
  kasus: DueKasus,
  { langkah, late }: { langkah: LangkahKasus; late: boolean },
): Promise<void> {
  const { label, menungguUji, pemegang } = tabelLangkah[langkah]
  const when = formatDate(kasus.end)
  const waits = menungguUji && kasus.menunggu_laboratorium
  const step = waits ? 'hasil laboratorium' : label.toLowerCase()
  const due = late ? `lewat batas waktunya (${when})` : `ditunggu paling lambat ${when}`
  const news = { keterangan: `Kasus ${what(kasus)}: ${step} ${due}.`, tautan: page(kasus.id) }
  const centre = pemegang === 'penerbit' && kasus.bina_pusat
  await notify(trx, centre ? { roles: ['OKKP_ADMIN_PUSAT'] } : await holdersOf(trx, kasus), news)
  const { laboratorium_provinsi_id: provinsiId } = kasus
  if (waits && provinsiId !== null) await notify(trx, { roles: ['OKKP_ADMIN_UJILAB'], provinsiId }, news)
}

/** Asks the laboratories of a province for a test. */
export async function tellAsked(
  trx: Trx,
  kasus: Dibuka,
  { provinsiId, batas, by }: { provinsiId: number; batas: string; by: number },
): Promise<void> {
  await notify(
    trx,
    { roles: ['OKKP_ADMIN_UJILAB'], provinsiId, except: by },
    {
      keterangan: `Permintaan uji: ${what(kasus)}. Hasilnya diminta paling lambat ${formatDate(batas)}.`,
      tautan: page(kasus.id),
    },
  )
}

/** Tells the laboratories of a province that nobody waits for their result any more. */
export async function tellCancelled(
  trx: Trx,
  kasus: Dibuka,
  provinsiId: number | null,
  by: number | null,
): Promise<void> {
  if (provinsiId === null) return
  await notify(
    trx,
    { roles: ['OKKP_ADMIN_UJILAB'], provinsiId, ...others(by) },
    { keterangan: `Permintaan uji dibatalkan: ${what(kasus)}.`, tautan: page(kasus.id) },
  )
}

export async function tellPeople(
  trx: Trx,
  kasus: Dibuka,
  ids: readonly number[],
  keterangan: string,
): Promise<void> {
  if (ids.length === 0) return
  await notify(
    trx,
    { penggunaIds: ids },
    { keterangan: `${keterangan}: ${what(kasus)}.`, tautan: page(kasus.id) },
  )
}
