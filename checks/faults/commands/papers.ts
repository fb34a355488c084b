import { PDFDocument } from '@cantoo/pdf-lib'
import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { World } from '../world/world.ts'

async function onePage(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([400, 300]).drawText('Berkas uji', { x: 40, y: 200 })
  return new Uint8Array(await document.save())
}
let page: Promise<Uint8Array<ArrayBuffer>> | undefined

/** Uploads a paper. Returns undefined if no attempt succeeded. */
export async function uploadPaper(world: World, who: string): Promise<string | undefined> {
  page ??= onePage()
  const file = new File([await page], 'berkas.pdf', { type: 'application/pdf' })
  const call = await world.history.send(who, 'POST', '/api/upload/file', { what: 'upload', file })
  return call.answer?.response?.[0]
}

const papersOf = (izin: JenisIzin) =>
  dokumenDiminta(izin, 'permohonan_baru', { diLuarRegistri: false, jenisDokumen: [] })

export interface Isian extends Record<string, unknown> {
  dokumen: Record<string, string>
}

/** The data of an application of this company. `who` uploads its papers. Undefined if an upload failed. */
export async function isianOf(
  world: World,
  izin: JenisIzin,
  company: string,
  who = company,
): Promise<Isian | undefined> {
  const usaha = world.base.usaha[company]
  const keys = await Promise.all(
    papersOf(izin).map(async ({ kunci }) => [kunci, await uploadPaper(world, who)]),
  )
  if (!usaha || keys.some(([, key]) => key === undefined)) return undefined
  const { unit, lingkup, produk } = usaha
  return {
    ...{ unit_produksi: [unit], izin_asal: null, pemilik_baru: null },
    ruang_lingkup: izin === 'sppb_psat' ? [lingkup] : [],
    info_produk: izin === 'izin_edar_pl' ? [produk] : [],
    dokumen: Object.fromEntries(keys),
  }
}
