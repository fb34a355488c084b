import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { encodeQr } from '@portal/domain/platform/qr/encode-qr'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  pdfFonts,
  pdfInfo,
  pdfPictures,
  pdfSignatures,
  pdfText,
  pdfWords,
} from '#platform/pdf/pdf-tools.fixture.ts'
import { createSigner } from '#platform/signature/signer.ts'
import { anySign } from '#testing/signs.ts'
import {
  plContoh,
  plPengalihanContoh,
  plPerubahanContoh,
  semuaContoh,
  sppbContoh,
  sppbPengalihanContoh,
  unitContoh,
} from './sertifikat.fixture.ts'
import { issueSertifikat, previewSertifikat } from './sertifikat-pdf.ts'

const at = new Date('2026-11-12T03:00:00Z')
const options = { publicUrl: 'https://portal.contoh.id', at }
const render = (data: Sertifikat) => previewSertifikat(data, options)

const read = (pdf: Uint8Array) => pdfWords(pdf, '-layout')

interface Word {
  page: number
  text: string
  box: [left: number, top: number, right: number, bottom: number]
}

async function wordsOf(pdf: Uint8Array): Promise<Word[]> {
  const pages = (await pdfText(pdf, '-bbox')).split('<page ').slice(1)
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
  return pages.flatMap((text, page) =>
    [...text.matchAll(word)].map(([, left, top, right, bottom, said = '']): Word => {
      return { page, text: said, box: [Number(left), Number(top), Number(right), Number(bottom)] }
    }),
  )
}

/** Returns words that overlap. Glyphs extend slightly beyond their lines, so the check tolerates small overlaps. */
function overlaps(words: readonly Word[]): string[] {
  return words.flatMap(({ page, box: a, text }, index) =>
    words
      .slice(index + 1)
      .filter(({ page: other, box: b }) => {
        const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
        const tall = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
        return page === other && wide > 0.8 && tall > 3
      })
      .map((hit) => `${text} × ${hit.text} (halaman ${page + 1})`),
  )
}

describe('content of the certificate', () => {
  it('the samples match their schema', () => {
    for (const data of semuaContoh) expect(sertifikat.parse(data)).toEqual(data)
  })

  it('new SPPB: one page with nine rows, without PB-UMKU until OSS assigns it', async () => {
    const pdf = await render(sppbContoh)
    const text = await read(pdf)
    for (const said of [
      'SERTIFIKAT',
      'Nomor 214/SPPB/PSAT/XI/2026',
      'Permohonan Baru',
      'No Informasi Uraian',
      '1. Nama perusahaan Koperasi Sumber Rejeki Brebes',
      '3. Nama unit penanganan Gudang Sortasi Larangan',
      '7. Level 2',
      '9. Berlaku sampai 12 November 2031',
      'Jakarta, 12 November 2026',
      'Dr. Ir. Retno Wulandari, M.Si.',
      'NIP 197204171998032001',
      'https://portal.contoh.id/verifikasi/K7QX-204M',
      'Halaman 1 dari 1',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('PB-UMKU')
    expect(text).not.toContain('Penerbitan ulang')
    expect(await pdfInfo(pdf)).toMatch(/Pages:\s+1\n/)
  })

  it('SPPB with many units: they stand in a table of the annex', async () => {
    const unit = [unitContoh, { ...unitContoh, nama: 'Gudang Kedua' }].map((satu) => ({
      ...satu,
      sppb: null,
    }))
    const text = await read(await render({ ...sppbContoh, unit }))
    expect(text).toContain('Terlampir (2 unit penanganan)')
    expect(text).toMatch(/Unit penanganan No Nama unit.*Gudang Kedua/)
    expect(text).not.toContain('Nomor SPPB Level')
  })

  it('transferred SPPB: names both owners and has the table of transfer data', async () => {
    const text = await read(await render(sppbPengalihanContoh))
    expect(text).toMatch(
      /1\. Pemilik lama a\. Nama pemilik Hadi Susanto b\. Nama perusahaan CV Tani Makmur Abadi/,
    )
    expect(text).toMatch(/2\. Pemilik baru a\. Nama pemilik Siti Nurhaliza Rahman/)
    expect(text).toMatch(/Data pengalihan No Nama unit.*Rumah Kemas/)
  })

  it('izin edar: twelve rows, PB-UMKU number, units in the annex', async () => {
    const text = await read(await render(plContoh))
    expect(text).toContain('PB-UMKU: 812000347152600010001')
    expect(text).toMatch(/2\. Izin edar a\. Nomor 018\/PSAT-PL\/XI\/2026 b\. Berlaku sampai 12 November 2031/)
    expect(text).toMatch(
      /9\. Kelas mutu Kelas Super \(terlampir\) 10\. Klaim – 11\. Desain kemasan Terlampir 12\. Desain label/,
    )
    expect(text).toMatch(/Unit penanganan No.*18 Februari/)
  })

  it('izin edar with several produk: each has its own part', async () => {
    const [satu] = plContoh.produk
    const produk = satu ? [satu, { ...satu, nama_dagang: 'Apel Gala' }] : []
    const text = await read(await render({ ...plContoh, produk }))
    expect(text).toContain('Produk 1: Apel Fuji Premium')
    expect(text).toContain('Produk 2: Apel Gala')
  })

  it('perubahan: old and new data side by side, and a note on the reissue', async () => {
    const text = await read(await render(plPerubahanContoh))
    expect(text).toContain('6. Jenis kemasan a. Lama Kotak karton b. Baru Jaring')
    expect(text).toContain('7. Berat bersih a. Lama 18 kg b. Baru Tidak berubah')
    expect(text).toContain('14. Desain label baru')
    expect(text).toContain('Penerbitan ulang ke-1: nama merek pada sertifikat sebelumnya salah tulis.')
  })

  it('transferred izin edar: has the table of the transferred izin', async () => {
    const text = await read(await render(plPengalihanContoh))
    expect(text).toMatch(/Izin edar yang dialihkan No.*001\/PSAT-PL\/IV\/2024 2 April 2029/)
    expect(text).toContain('003/PSAT-PL/IV/2024')
  })
})

describe('form of the certificate', () => {
  it('is tagged, in Indonesian, titled and embeds its fonts', async () => {
    const pdf = await render(sppbContoh)
    const info = await pdfInfo(pdf)
    expect(info).toMatch(/Title:\s+Sertifikat SPPB-PSAT 214\/SPPB\/PSAT\/XI\/2026/)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Page size:\s+595.* \(A4\)/)
    expect(pdf.toString('latin1')).toContain('/Lang (id-ID)')
    const structure = await pdfInfo(pdf, '-struct-text')
    expect(structure).toMatch(
      /H1[\s\S]*SERTIFIKAT[\s\S]*Table[\s\S]*TH[\s\S]*Informasi[\s\S]*TD[\s\S]*Figure/,
    )
    const words = await wordsOf(await render({ ...sppbContoh, tempat: 'Đắk Lắk Łódź Čačak' }))
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Đắk', 'Lắk', 'Łódź', 'Čačak,']))
  })

  it('the text has real spaces between words, also at line ends', async () => {
    // The test reads the structure text, because poppler then reports the actual characters. Plain pdftotext guesses
    // spaces from gaps.
    const structure = await pdfInfo(await render(sppbContoh), '-struct-text')
    for (const said of [
      'Perizinan Berusaha untuk Menunjang Kegiatan Usaha',
      'Nomor 214/SPPB/PSAT/XI/2026',
      'Sertifikat ini memuat informasi SPPB-PSAT yang diberikan kepada Koperasi Sumber Rejeki Brebes dan merupakan bagian yang tidak terpisahkan dari perizinan berusahanya.',
      'Jalan Raya Larangan Nomor 41, Kecamatan Larangan, Kabupaten Brebes, Jawa Tengah 52262',
      'Dr. Ir. Retno Wulandari, M.Si.',
      'https://portal.contoh.id/verifikasi/K7QX-204M',
    ])
      expect(structure).toContain(`"${said}"`)
    expect(await pdfWords(await render(sppbContoh))).toContain('Koperasi Sumber Rejeki Brebes')
  })

  it('embeds all its fonts; a technical attachment is still called one', async () => {
    const fonts = (await pdfFonts(await render(sppbContoh))).trimEnd().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /)
    const attachment = await previewSertifikat(sppbContoh, { ...options, bentuk: 'lampiran' })
    expect(await pdfInfo(attachment)).toMatch(/Title:\s+Lampiran SPPB-PSAT/)
    expect(await read(attachment)).toContain('Lampiran ini memuat informasi')
  })

  it('each column header is tagged with its column scope', async () => {
    const structure = await pdfInfo(await render(plContoh), '-struct')
    const heads = structure.match(/^ *TH.*$/gm) ?? []
    expect(heads.length).toBeGreaterThan(3)
    expect(structure.match(/TH:\n *\/Scope \/Column/g)).toHaveLength(heads.length)
  })

  it('the QR code contains the verification address', async () => {
    const { data, size } = encodeQr('https://portal.contoh.id/verifikasi/K7QX-204M', { ecc: 'M', border: 0 })
    const dpi = 200
    const [page] = await pdfPictures(await render(sppbContoh), dpi)
    const { data: grey, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => (grey[Math.round(y) * info.width + Math.round(x)] ?? 255) < 128
    const [left, step] = [(72 * dpi) / 72, (79.4 * dpi) / 72 / size]
    let top = info.height / 2 + 200
    while (top < info.height && !(at(left + step * 0.5, top) && at(left + step * 6.5, top))) top++
    const seen = data.map((row, y) => row.map((_, x) => at(left + (x + 0.5) * step, top + (y + 0.5) * step)))
    expect(seen).toEqual(data)
  })

  it('long descriptions and 200 units continue on the next page without overlap', async () => {
    const long = 'Pengemasan ulang dan penyimpanan dingin bawang merah, cabai, serta sayuran daun. '.repeat(5)
    const unit = Array.from({ length: 200 }, (_, index) => ({
      ...unitContoh,
      nama: `Unit penanganan ke-${index + 1}`,
      alamat: index % 40 === 0 ? long : unitContoh.alamat,
    }))
    const pdf = await render({
      ...plContoh,
      perusahaan: { ...plContoh.perusahaan, nama: 'Nama perusahaan yang panjang sekali '.repeat(9) },
      nomor: 'A'.repeat(100),
      unit,
      produk: plContoh.produk.map((satu) => ({
        ...satu,
        nama_dagang: long,
        klaim: { uraian: long.repeat(12), terlampir: true },
      })),
    })
    const words = await wordsOf(pdf)
    expect(overlaps(words)).toEqual([])
    expect(words.filter(({ box }) => box[0] < 70 || box[1] < 20)).toEqual([])
    const text = words.map(({ text: said }) => said).join(' ')
    for (const nomor of [1, 99, 200]) expect(text).toContain(`ke-${nomor} `)
    expect(text.match(/Halaman \d+ dari (\d+)/)?.[1]).toBe(
      String(new Set(words.map(({ page }) => page)).size),
    )
    expect(pdf.length).toBeLessThan(400_000)
  })

  it('no sample has overlapping text', async () => {
    for (const data of semuaContoh) expect(overlaps(await wordsOf(await render(data)))).toEqual([])
  })

  it('no text breaks the certificate', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: anySign, maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(
        '',
        ' ',
        '👩‍🌾🍎',
        'مرحبا بالعالم',
        '\u202e\u0000\ufeff',
        'x'.repeat(2000),
        '\n'.repeat(50),
        '\ud800',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...semuaContoh),
        fc.array(anyText, { minLength: 3, maxLength: 8 }),
        async (data, texts) => {
          let next = 0
          // Users cannot type these fields.
          const fixed = new Set(['kode_verifikasi', 'templat', 'jenis', 'terbit', 'berlaku_sampai'])
          const filled = JSON.parse(JSON.stringify(data), (key, value: unknown) =>
            typeof value === 'string' && !fixed.has(key) ? texts[next++ % texts.length] : value,
          ) as Sertifikat
          expect(await pdfInfo(await render(filled))).toMatch(/Pages:\s+\d+/)
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('issued certificate', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-sertifikat-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  async function issue(annexes: { title: string; bytes: Uint8Array }[]): Promise<Buffer> {
    const config = {
      PORTAL_MODE: 'demo' as const,
      DATA_DIR: dataDir,
      SIGN_P12_PATH: undefined,
      SIGN_P12_PASSWORD: undefined,
    }
    const signer = createSigner(config, () => at)
    return issueSertifikat(plContoh, { ...options, annexes, signer })
  }

  it('has a valid signature and an annex with page numbers', async () => {
    const other = await PDFDocument.create()
    other.addPage().drawText('Isi kelas mutu')
    const signed = await issue([
      { title: 'Kelas mutu', bytes: await other.save() },
      {
        title: 'Desain kemasan',
        bytes: await sharp({ create: { width: 900, height: 400, channels: 3, background: '#ccc' } })
          .png()
          .toBuffer(),
      },
    ])
    const text = await read(signed)
    expect(text).toMatch(/Kelas mutu Isi kelas mutu.*Halaman 3 dari 4.*Desain kemasan.*Halaman 4 dari 4/)
    const info = await pdfInfo(signed)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Title:\s+Sertifikat Izin Edar PSAT PL/)
    expect(signed.toString('latin1')).toContain('/Lang (id-ID)')
    expect(await pdfSignatures(signed)).toContain('Signature is Valid')
    const altered = Buffer.from(signed)
    altered[100] = (altered[100] ?? 0) ^ 1
    expect(await pdfSignatures(altered)).not.toContain('Signature is Valid')
  })

  it('is not made if an annex is damaged', async () => {
    await expect(issue([{ title: 'Klaim', bytes: Buffer.from('%PDF-1.4 rusak') }])).rejects.toThrow(
      'Lampiran "Klaim" rusak',
    )
  })

  it('a preview is marked', async () => {
    const pdf = await previewSertifikat(sppbContoh, { ...options, stamp: 'PRATINJAU' })
    expect(await pdfText(pdf, '-raw')).toContain('PRATINJAU')
  })
})
