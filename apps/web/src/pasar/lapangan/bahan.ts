import { listPasarPilihan } from '@portal/domain/pasar/pasar/pasar.contract'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { listKiosUji } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { sopSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { type SurveiDetail, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { readPilihanRapid } from '#okkp/index.ts'
import { call } from '#platform/api/client.ts'
import { readFieldData } from '#platform/offline/field-data.ts'

export const readPasar = async () => (await call(listPasarPilihan, { query: {}, quiet: true })).data

export async function readSop() {
  const { data } = await call(sopSanitasi.list, { quiet: true })
  return data
    .map(({ id, aspek_kode, kode, nama }) => ({ sop_id: id, aspek_kode, kode, nama }))
    .sort((a, b) => a.aspek_kode - b.aspek_kode || a.kode.localeCompare(b.kode, 'id', { numeric: true }))
}
export type ButirSop = Awaited<ReturnType<typeof readSop>>[number]

/** The part of a survey that field work needs. It contains no answers. */
export type SurveiLapang = Pick<
  SurveiDetail,
  'id' | 'nama_pasar' | 'kota' | 'fase' | 'sasaran' | 'kuesioner' | 'total_responden'
>

export async function readSurvei(id: number): Promise<SurveiLapang> {
  const { data } = await call(surveiCalls.detail, { query: { id }, quiet: true })
  const { nama_pasar, kota, fase, sasaran, kuesioner, total_responden } = data
  return { id, nama_pasar, kota, fase, sasaran, kuesioner, total_responden }
}

const mostSurveys = 10

/** Reads the newest surveys and stores each of them for offline use. */
export async function readOpenSurvei(): Promise<SurveiLapang[]> {
  const { data } = await call(surveiCalls.list, { query: { limit: mostSurveys }, quiet: true })
  return Promise.all(data.map(({ id }) => readFieldData(bahan.survei(id), () => readSurvei(id))))
}

/** Reads the choices for rapid tests and traders: kinds, parameters, commodities and places of origin. */
export async function readUji() {
  const pilihan = await readPilihanRapid()
  const { data: kota } = await call(pedagangCalls.asal, { quiet: true })
  return { ...pilihan, kota: kota.map(({ id, nama }) => ({ value: id, label: nama })) }
}
type Bahan = Awaited<ReturnType<typeof readUji>>
/** Data that a device stored with an earlier version may lack the places. */
export type BahanUji = Omit<Bahan, 'kota'> & Partial<Pick<Bahan, 'kota'>>

/** Reads the stalls of a market. The result contains no names of people. */
export const readKios = async (pasar_id: number) =>
  (await call(listKiosUji, { query: { pasar_id }, quiet: true })).data

const mostMarkets = 20

/**
 * Stores the stalls of the first markets, so that the stall list works offline even for a market that the device has
 * not opened.
 */
export async function readNearestKios(): Promise<number> {
  const pasar = await readFieldData(bahan.pasar, readPasar)
  const near = pasar.slice(0, mostMarkets)
  for (const { id } of near) await readFieldData(bahan.kios(id), () => readKios(id))
  return near.length
}

export const bahan = {
  kiosTerdekat: 'rapid/kios',
  uji: 'rapid/bahan',
  kios: (pasarId: number) => `rapid/kios/${pasarId}`,
  pasar: 'pasar/pilihan',
  sop: 'pasar/sop',
  surveiTerbuka: 'survei/terbuka',
  survei: (id: number) => `survei/${id}`,
}
