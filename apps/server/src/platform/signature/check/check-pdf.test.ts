import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { TandaTangan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfSignatures } from '#platform/pdf/pdf-tools.fixture.ts'
import { makeCertificate } from '../certificate.ts'
import { detachedCms } from '../cms.ts'
import { oids } from '../oids.ts'
import {
  decade,
  type Holder,
  holder,
  identityOf,
  keyPemOf,
  pemOf,
  plainPdf,
  withOpenssl,
  x509,
} from '../pki.fixture.ts'
import { embedSignature, signPdf } from '../sign-pdf.ts'
import type { Trust } from '../trust.ts'
import { startTsa } from '../tsa.fixture.ts'
import { createStamp, largestStamp } from '../tsa.ts'
import { checkSignedPdf } from './check-pdf.ts'
import { appendRevision, signAgain } from './revisions.fixture.ts'

const signedAt = new Date('2026-11-15T03:42:00Z')
const now = new Date('2026-11-16T00:00:00Z')
const about = { at: signedAt, reason: 'Uji periksa' }
/** openssl uses the system clock for signatures. */
const later = () => new Date(Date.now() + 60_000)

let root: Holder
let middle: Holder
let rsa: Holder
let ec: Holder
let foreign: Holder
let trust: Trust
let good: Buffer

beforeAll(async () => {
  root = await holder('Akar uji', { issues: {} })
  middle = await holder('Antara uji', { issues: { pathLength: 0 }, issuer: root })
  rsa = await holder('Penanda RSA', { kind: 'rsa', issuer: middle })
  ec = await holder('Penanda EC', { issuer: middle })
  foreign = await holder('Orang lain')
  trust = { anchors: [x509(root)], stamps: [], own: undefined }
  good = await signed(ec)
})

async function signed(who: Holder, more: Partial<Parameters<typeof signPdf>[2]> = {}): Promise<Buffer> {
  return signPdf(await plainPdf(), identityOf(who, middle), { ...about, ...more })
}

const check = (pdf: Buffer, given: Partial<Trust> = {}, at = now) =>
  checkSignedPdf(pdf, { ...trust, ...given }, at)
const codes = ({ temuan }: TandaTangan) => temuan.map(({ kode }) => kode)

async function verdict(pdf: Buffer, given: Partial<Trust> = {}, at = now) {
  const { vonis, tanda_tangan } = await check(pdf, given, at)
  return [vonis, ...tanda_tangan.flatMap(codes)]
}

/** Returns the start and end of the signature's hex digits. */
function gapOf(pdf: Buffer): { from: number; to: number } {
  const [, before = '', after = ''] = /\/ByteRange \[0 (\d+) (\d+)/.exec(pdf.toString('latin1')) ?? []
  return { from: Number(before) + 1, to: Number(after) - 1 }
}

function changed(pdf: Buffer, at: number, mask = 1): Buffer {
  const copy = Buffer.from(pdf)
  copy[at] = (copy[at] ?? 0) ^ mask
  return copy
}

function signedByOpenssl(who: Holder, ...args: string[]): Promise<Buffer> {
  return plainPdf().then((pdf) =>
    embedSignature(pdf, about, 8192, (covered) =>
      withOpenssl(
        { isi: Buffer.concat(covered), 'k.pem': keyPemOf(who), 'c.pem': pemOf(who), 'm.pem': pemOf(middle) },
        async (openssl, folder) => {
          const common = ['-binary', '-outform', 'DER', '-in', 'isi', '-out', 'cms', '-certfile', 'm.pem']
          await openssl('cms', '-sign', '-signer', 'c.pem', '-inkey', 'k.pem', ...common, ...args)
          return readFile(`${folder}/cms`)
        },
      ),
    ),
  )
}

describe('a valid signature, also for pdfsig', () => {
  it.each([
    ['RSA', () => signed(rsa)],
    ['EC', () => signed(ec)],
    ['RSA-PSS', () => signedByOpenssl(rsa, '-md', 'sha256', '-cades', '-keyopt', 'rsa_padding_mode:pss')],
    ['SHA-512', () => signedByOpenssl(ec, '-md', 'sha512', '-cades')],
  ])('%s', async (_, make) => {
    const pdf = await make()
    const { vonis, tanda_tangan } = await check(pdf, {}, later())
    expect(vonis).toBe('sah')
    expect(tanda_tangan).toMatchObject([
      {
        vonis: 'sah',
        penanda_tangan: expect.stringMatching(/^Penanda/),
        instansi: 'Badan Uji',
        penerbit: 'Antara uji',
        seluruh_dokumen: true,
        sumber_waktu: 'pengakuan',
        alasan: 'Uji periksa',
        milik_portal: false,
      },
    ])
    const report = await pdfSignatures(pdf)
    expect(report).toContain('Signature is Valid')
    expect(report).toContain('Total document signed')
  })

  it('openssl reads the message, with the bound certificate', async () => {
    for (const who of [rsa, ec]) {
      const isi = Buffer.from('isi dokumen')
      const cms = await detachedCms(identityOf(who, middle), [isi])
      const text = await withOpenssl({ isi, cms, 'akar.pem': pemOf(root) }, (openssl) =>
        openssl(
          ...['cms', '-verify', '-cades', '-inform', 'DER', '-in', 'cms', '-content', 'isi', '-binary'],
          ...['-CAfile', 'akar.pem', '-attime', String(signedAt.getTime() / 1000), '-purpose', 'any'],
        ),
      )
      expect(text).toBe('isi dokumen')
    }
  })

  it('the own certificate is recognized, also without a known issuer', async () => {
    const own = x509(ec)
    const { tanda_tangan } = await check(good, { anchors: [], own })
    expect(tanda_tangan).toMatchObject([{ vonis: 'sah', milik_portal: true }])
    const renewed = await holder('Penanda EC', { issuer: middle })
    expect((await check(good, { own: x509(renewed) })).tanda_tangan).toMatchObject([{ milik_portal: true }])
    expect((await check(good, { own: x509(rsa) })).tanda_tangan).toMatchObject([{ milik_portal: false }])
    const namesake = await holder('Penanda EC')
    const { tanda_tangan: forged } = await check(await signed(namesake), { own })
    expect(forged).toMatchObject([{ vonis: 'tidak_dikenal', milik_portal: false }])
  })
})

describe('a changed document, also for pdfsig', () => {
  it('its content', async () => {
    const pdf = changed(good, good.indexOf('/MediaBox') + 1)
    expect(await verdict(pdf)).toEqual(['tidak_sah', 'isi_berubah'])
    expect(await pdfSignatures(pdf)).not.toContain('Signature is Valid')
  })

  it('its signature value', async () => {
    // The signature value is the last part of the message. Zero padding follows it.
    const { from, to } = gapOf(good)
    const hex = good.toString('latin1', from, to).replace(/0+$/, '')
    const pdf = Buffer.from(good)
    // Change a hex digit to another hex digit. Any other character would make the message unreadable.
    const at = from + hex.length - 4
    pdf.write(pdf.toString('latin1', at, at + 1) === '1' ? '2' : '1', at)
    expect(await verdict(pdf)).toEqual(['tidak_sah', 'tanda_tangan_rusak'])
    expect(await pdfSignatures(pdf)).not.toContain('Signature is Valid')
  })

  it('the padding behind the message', async () => {
    expect(await verdict(changed(good, gapOf(good).to - 1))).toEqual(['tidak_sah', 'tidak_terbaca'])
  })

  it('content added at the end', async () => {
    for (const pdf of [await appendRevision(good), Buffer.concat([good, Buffer.from('\n')])]) {
      expect(await verdict(pdf)).toEqual(['tidak_sah', 'waktu_pengakuan', 'ada_tambahan'])
      const report = await pdfSignatures(pdf)
      expect(report).toContain('Signature is Valid')
      expect(report).toContain('Not total document signed')
    }
  })

  it('any byte of the signed content', async () => {
    const gap = gapOf(good)
    const range = good.indexOf('/ByteRange')
    const edges = [0, gap.from - 2, gap.to + 1, good.length - 1]
    for (const at of [...edges, ...Array.from({ length: 40 }, (_, index) => range + index)])
      expect((await check(changed(good, at))).vonis, `bita ${at}`).not.toBe('sah')
    const covered = fc.nat(good.length - 1).filter((at) => at < gap.from - 1 || at > gap.to)
    await fc.assert(
      fc.asyncProperty(covered, fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        expect((await check(changed(good, at, mask))).vonis).not.toBe('sah')
      }),
      { numRuns: 150 },
    )
  })
})

describe('several signatures', () => {
  it('the last one covers everything', async () => {
    const pdf = await signAgain(good, (covered) => detachedCms(identityOf(rsa, middle), covered), signedAt)
    const { vonis, tanda_tangan } = await check(pdf)
    expect(vonis).toBe('sah')
    expect(tanda_tangan).toMatchObject([
      { penanda_tangan: 'Penanda EC', seluruh_dokumen: false, vonis: 'sah' },
      { penanda_tangan: 'Penanda RSA', seluruh_dokumen: true, vonis: 'sah' },
    ])
    expect(tanda_tangan[0] && codes(tanda_tangan[0])).toEqual(['waktu_pengakuan', 'revisi_berikut'])
    const report = await pdfSignatures(pdf)
    expect(report.match(/Signature is Valid/g)).toHaveLength(2)
    expect(report).toContain('Total document signed')
  })

  it('one of an unknown person does not vouch for the one before', async () => {
    const pdf = await signAgain(good, (covered) => detachedCms(identityOf(foreign), covered), signedAt)
    expect((await check(pdf)).vonis).toBe('tidak_dikenal')
  })

  it('a broken one makes all invalid', async () => {
    const twice = await signAgain(good, (covered) => detachedCms(identityOf(rsa, middle), covered), signedAt)
    const { vonis, tanda_tangan } = await check(changed(twice, twice.indexOf('/MediaBox') + 1))
    expect([vonis, ...tanda_tangan.map(codes)]).toEqual(['tidak_sah', ['isi_berubah'], ['isi_berubah']])
  })
})

describe('odd byte ranges', () => {
  const withRange = (text: string) => {
    const pdf = Buffer.from(good)
    const at = pdf.indexOf('/ByteRange [')
    const end = pdf.indexOf(']', at) + 1
    pdf.write(`/ByteRange [${text}]`.padEnd(end - at), at, 'latin1')
    return pdf
  }
  it.each(['0 10 20 30', '1 2 3 4', '0 1 2', '0 1 2 3 4', '0 -1 2 3', '0 9 8 7', '0 1 2 99999999', '(a)'])(
    '[%s]',
    async (text) => {
      expect(await verdict(withRange(text))).toEqual(['tidak_sah', 'rentang_aneh'])
    },
  )

  it('the gap holds more than the signature', async () => {
    const pdf = Buffer.from(good)
    pdf.write('>/X<', gapOf(good).to - 4, 'latin1')
    expect(await verdict(pdf)).toEqual(['tidak_sah', 'rentang_aneh'])
  })
})

describe('certificate chain', () => {
  it('an unknown chain', async () => {
    expect(await verdict(await signed(foreign))).toEqual([
      'tidak_dikenal',
      'waktu_pengakuan',
      'penerbit_tak_dikenal',
    ])
    expect(await pdfSignatures(await signed(foreign))).toContain('Signature is Valid')
  })

  it.each([
    ['expired when it signed', '2036-06-01', 'kedaluwarsa'],
    ['not yet valid when it signed', '2025-06-01', 'belum_berlaku'],
  ])('%s', async (_, at, code) => {
    const pdf = await signed(ec, { at: new Date(at) })
    expect(await verdict(pdf, {}, new Date('2040-01-01'))).toEqual(['tidak_dikenal', 'waktu_pengakuan', code])
  })

  it('an expired chain stays valid for its time; a future time is not valid', async () => {
    expect((await check(good, {}, new Date('2040-01-01'))).vonis).toBe('sah')
    expect(await verdict(good, {}, new Date('2026-11-15T03:41:59Z'))).toEqual([
      'tidak_dikenal',
      'waktu_pengakuan',
      'waktu_mendatang',
    ])
  })

  it('a chain longer than its issuer allows, or through a certificate that is no issuer', async () => {
    const below = await holder('Di bawah', { issues: {}, issuer: middle })
    const far = await holder('Jauh', { issuer: below })
    const pdf = await signPdf(await plainPdf(), identityOf(far, below, middle), about)
    expect((await verdict(pdf)).at(-1)).toBe('penerbit_tak_dikenal')
    const byPerson = await holder('Palsu', { issuer: rsa })
    const forged = await signPdf(await plainPdf(), identityOf(byPerson, rsa, middle), about)
    expect((await verdict(forged)).at(-1)).toBe('penerbit_tak_dikenal')
    // A path of the same length is valid without the constraint.
    const open = await holder('Antara terbuka', { issues: {}, issuer: root })
    const under = await holder('Bawahan', { issues: {}, issuer: open })
    const near = await holder('Dekat', { issuer: under })
    const fine = await signPdf(await plainPdf(), identityOf(near, under, open), about)
    expect((await check(fine)).vonis).toBe('sah')
  })

  it('a circular chain ends', async () => {
    const one = await holder('Satu', { issues: {} })
    const two = await holder('Dua', { issues: {}, issuer: one })
    const again = await makeCertificate(
      {
        subject: { CN: 'Satu', O: 'Badan Uji', C: 'ID' },
        valid: decade,
        issues: {},
      },
      one.key,
      two,
    )
    const leaf = await holder('Daun', { issuer: two })
    const pdf = await signPdf(
      await plainPdf(),
      identityOf(leaf, two, { key: one.key, certificate: again }),
      about,
    )
    expect((await verdict(pdf)).at(-1)).toBe('penerbit_tak_dikenal')
  })

  it('a certificate for another purpose', async () => {
    for (const purpose of ['1.3.6.1.5.5.7.3.1', oids.timeStamping]) {
      const machine = await holder('Mesin', { issuer: middle, purpose })
      expect((await verdict(await signed(machine))).at(-1)).toBe('bukan_untuk_menandatangani')
    }
  })
})

describe('outdated methods', () => {
  it('SHA-1 and short keys', async () => {
    expect(await verdict(await signedByOpenssl(rsa, '-md', 'sha1'))).toEqual(['tidak_sah', 'cara_lemah'])
    const short = await holder('Kunci pendek', { kind: 'rsa pendek', issuer: middle })
    expect(await verdict(await signed(short))).toEqual(['tidak_sah', 'cara_lemah'])
  })

  it('a signature without a bound certificate gets a note', async () => {
    const pdf = await signedByOpenssl(rsa, '-md', 'sha256')
    expect(await verdict(pdf, {}, later())).toEqual(['sah', 'waktu_pengakuan', 'sertifikat_tak_terikat'])
  })
})

describe('time stamp', () => {
  let tsa: Awaited<ReturnType<typeof startTsa>>
  let stamped: Buffer
  // openssl uses the system clock for time stamps.
  beforeAll(async () => {
    tsa = await startTsa()
    const get = createStamp({ url: tsa.url, anchors: [x509(tsa.root)] })
    stamped = await signPdf(await plainPdf(), identityOf(rsa, middle), about, { get, room: largestStamp })
  })
  afterAll(() => tsa.stop())

  it('a stamp gives the time, and pdfsig finds the signature valid', async () => {
    const { vonis, tanda_tangan } = await check(stamped, { stamps: [x509(tsa.root)] }, later())
    expect(vonis).toBe('sah')
    expect(tanda_tangan).toMatchObject([{ sumber_waktu: 'stempel', temuan: [] }])
    expect(tanda_tangan[0]?.waktu).not.toBe(signedAt.toISOString())
    expect(await pdfSignatures(stamped)).toContain('Signature is Valid')
  })

  it('a stamp of an untrusted service is ignored', async () => {
    const { tanda_tangan } = await check(stamped, {}, later())
    expect(tanda_tangan).toMatchObject([
      { vonis: 'sah', sumber_waktu: 'pengakuan', waktu: signedAt.toISOString() },
    ])
    expect(tanda_tangan[0] && codes(tanda_tangan[0])).toEqual(['stempel_tak_dikenal', 'waktu_pengakuan'])
  })

  it('a stamp for another signature is ignored', async () => {
    let token: Uint8Array<ArrayBuffer> | undefined
    const get = createStamp({ url: tsa.url, anchors: [x509(tsa.root)] })
    const borrowed = async () => {
      token ??= await get(createHash('sha256').update('lain').digest())
      return token
    }
    const pdf = await signPdf(await plainPdf(), identityOf(rsa, middle), about, {
      get: borrowed,
      room: largestStamp,
    })
    expect(await verdict(pdf, { stamps: [x509(tsa.root)] }, later())).toEqual([
      'sah',
      'stempel_tak_dikenal',
      'waktu_pengakuan',
    ])
  })
})

describe('any file', () => {
  it('without a signature, empty, or cut off', async () => {
    expect(await check(Buffer.from(await plainPdf()))).toEqual({ vonis: 'tanpa', tanda_tangan: [] })
    expect(await check(Buffer.alloc(0))).toEqual({ vonis: 'tanpa', tanda_tangan: [] })
    for (const part of [0.2, 0.5, 0.9]) {
      const { vonis } = await check(good.subarray(0, good.length * part))
      expect(['tanpa', 'tidak_sah']).toContain(vonis)
    }
  })

  it('a file made to exhaust the server gets an answer', async () => {
    const deep = Buffer.from(`1 0 obj <</ByteRange [0 1 2 3] /Contents ${'['.repeat(100_000)}`)
    const many = Buffer.from('1 0 obj <</ByteRange [0 1 2 3] /Contents <00>>>\n'.repeat(1000))
    const nested = Buffer.from(
      `1 0 obj <</SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <${'3080'.repeat(50_000)}>>>`,
    )
    for (const pdf of [deep, many, nested]) expect((await check(pdf)).vonis).toBe('tidak_sah')
  })

  it('with a message nested too deeply', async () => {
    const message = Buffer.from('3080'.repeat(4000), 'hex')
    const pdf = await embedSignature(await plainPdf(), about, 8192, async () => message)
    expect(await verdict(pdf)).toEqual(['tidak_sah', 'tidak_terbaca'])
  })

  it('a file broken anywhere never causes an error', async () => {
    const edits = fc.array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(edits, async (places) => {
        const pdf = Buffer.from(good)
        for (const [at, byte] of places) pdf[at] = byte
        const { vonis } = await check(pdf)
        expect(['sah', 'tidak_dikenal', 'tidak_sah', 'tanpa']).toContain(vonis)
      }),
      { numRuns: 150 },
    )
  })
})
