import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { contohSalinan } from '@portal/domain/psat/isian/salinan.fixture'
import type { JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Platform } from '#platform/platform.ts'
import { type BerkasUji, type Orang, type PilihanBerkas, psatWorld } from '#psat/psat.fixture.ts'
import type { TestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'

function noise(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const raw = { width: side, height: side, channels: 3 as const }
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer()
}

/** Uploads a PDF of one page without claiming it. */
export async function uploadPage(
  platform: Pick<Platform, 'files'>,
  uploader: { id: number },
  text: string,
  /** Bytes of incompressible content, for files that must grow too large. */
  bytes = 0,
): Promise<string> {
  const document = await PDFDocument.create()
  const page = document.addPage([400, 300])
  page.drawText(text, { x: 40, y: 200 })
  if (bytes > 0) page.drawImage(await document.embedPng(await noise(bytes)), { width: 100, height: 100 })
  return uploadBytes(platform, uploader, `${text}.pdf`, await document.save())
}

export const penandatangan = {
  penandatangan: 'Dr. Rini Kusuma',
  jabatan_penandatangan: 'Kepala Otoritas',
  nip_penandatangan: '197001012000012001',
}

const izinAsal = {
  registrasi_id: null,
  nomor: 'LAMA/1',
  level: 2,
  ruang_lingkup: 'Beras',
  berlaku_sampai: '2029-06-30',
}

function lingkupOf({ ruang_lingkup }: Salinan, names: readonly string[] | undefined) {
  const [contoh] = ruang_lingkup
  if (!names || !contoh) return ruang_lingkup
  return names.map((nama_komoditas, index) => ({ ...contoh, id: contoh.id + index, nama_komoditas }))
}

const asalOf = (lines: readonly string[] = []) =>
  lines.length > 0 ? { ...izinAsal, ruang_lingkup: lines.join('\n') } : izinAsal

interface PilihanTerbit extends PilihanBerkas {
  /** Size in bytes of the product's report. */
  halaman?: number
  lingkup?: readonly string[]
  /** Id of the unit in the company's library. */
  unit?: number
}

/** Extends `psatWorld` with the path from the committee to the certificate. */
export async function terbitWorld(server: TestApp) {
  const world = await psatWorld(server)
  const { people, platform, company } = world

  /** Returns the form data of such an application. Each annex has one page. */
  async function salinanOf(pilihan: PilihanTerbit): Promise<Partial<Salinan>> {
    const { auditType = 'sppb_psat', jenisPengajuan = 'permohonan_baru' } = pilihan
    const contoh = contohSalinan()
    const page = (text: string) => uploadPage(platform, people.pemohon, text)
    const baru: JenisPengajuan[] = ['permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup']
    const diisi = baru.includes(jenisPengajuan)
    const pl = auditType === 'izin_edar_pl'
    const produk = await Promise.all(
      contoh.info_produk.map(async (satu) => ({
        ...satu,
        laporan_hasil_uji_mutu_file: await uploadPage(
          platform,
          people.pemohon,
          'Laporan mutu',
          pilihan.halaman,
        ),
        bukti_klaim: await page('Bukti klaim'),
        desain_tabel_dan_kemasan: await page('Desain label'),
      })),
    )
    const kemasan: Record<string, string> =
      pl && jenisPengajuan === 'perubahan_data'
        ? { kemasan_lama: await page('Kemasan lama'), kemasan_baru: await page('Kemasan baru') }
        : {}
    return {
      perusahaan: { ...contoh.perusahaan, nama_perseroan: company.nama_perseroan, nib: company.nib },
      unit_produksi: contoh.unit_produksi.map((unit) => ({ ...unit, id: pilihan.unit ?? unit.id })),
      ruang_lingkup: !pl && diisi ? lingkupOf(contoh, pilihan.lingkup) : [],
      info_produk: pl && diisi ? produk : [],
      izin_asal: jenisPengajuan === 'permohonan_baru' ? null : asalOf(pilihan.lingkup),
      pemilik_baru:
        jenisPengajuan === 'pengalihan'
          ? {
              nib: '1',
              nama_pemilik_lama: 'Pak Lama',
              nama_pemilik_baru: 'Bu Baru',
              alamat_pemilik_baru: 'Jalan Baru 9',
              tanggal_pengalihan: '2026-11-01',
            }
          : null,
      dokumen: kemasan,
    }
  }

  /** Brings a file to the stage of its number, without a bill. */
  async function atNomor(pilihan: PilihanTerbit = {}): Promise<BerkasUji> {
    const berkas = await world.at('penagihan', { ...pilihan, salinan: await salinanOf(pilihan) })
    await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'CLEAR' })
    return berkas
  }

  const jalurOf = ({ auditType }: BerkasUji) => (auditType === 'sppb_psat' ? 'sppb' : 'pl')
  function number(berkas: BerkasUji, nomor: string, who: Orang = 'sekretariat') {
    const name = berkas.auditType === 'sppb_psat' ? 'nomor_sppb_psat' : 'nomor_izin_edar'
    return people[who].inject({
      method: 'PUT',
      url: `/api/psat/${jalurOf(berkas)}/nomor-sppb-psat/update`,
      payload: { id_pengajuan: berkas.id, [name]: nomor },
    })
  }
  const certificateUrl = (berkas: BerkasUji) =>
    `/api/sertifikat/${berkas.auditType === 'sppb_psat' ? 'sppb-psat' : 'psat-pl'}/${people.pemohon.id}/${berkas.id}`
  function issue(berkas: BerkasUji, more: object = {}, who: Orang = 'sekretariat') {
    const level = berkas.auditType === 'sppb_psat' ? { level: 2 } : {}
    return people[who].inject({
      method: 'POST',
      url: certificateUrl(berkas),
      payload: { ...penandatangan, ...level, ...more },
    })
  }

  async function issued(pilihan: PilihanTerbit, nomor: string, more: object = {}) {
    const berkas = await atNomor(pilihan)
    expect((await number(berkas, nomor)).json()).toMatchObject({ success: true })
    const answer = await issue(berkas, more)
    expect(answer.json()).toMatchObject({ success: true })
    return { berkas, sertifikat: answer.json().data as Record<string, string> }
  }

  async function bytesOf(who: Orang, path: string): Promise<Buffer> {
    const answer = await people[who].inject({ url: `/api/upload/view_pdf?path=${path}` })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
  const penerbitan = async (who: Orang, berkas: BerkasUji) =>
    (await people[who].inject({ url: `/api/psat/pengajuan/${berkas.uuid}/penerbitan` })).json().data

  return { ...world, salinanOf, atNomor, number, issue, issued, certificateUrl, bytesOf, penerbitan }
}
