import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfInfo, pdfSignatures } from '#platform/pdf/pdf-tools.fixture.ts'
import { checkSignedPdf } from './check/check-pdf.ts'
import { makeP12 } from './demo-p12.ts'
import { ecP12 } from './ec-p12.fixture.ts'
import { openP12 } from './p12.ts'
import { pemOf } from './pki.fixture.ts'
import { createSigner } from './signer.ts'
import { startTsa } from './tsa.fixture.ts'

let folder: string
const now = new Date('2026-11-15T03:42:00Z')
const clock = () => now
const about = { reason: 'Penerbitan SPPB-PSAT 214/SPPB/PSAT/XI/2026', location: 'Jakarta', name: 'Dewi Ayu' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-ttd-'))
  await p12At('baik.p12', '2026-01-01', '2028-01-01')
  await p12At('lama.p12', '2024-01-01', '2026-01-01')
  await p12At('nanti.p12', '2027-01-01', '2028-01-01')
  await writeFile(join(folder, 'bukan.p12'), 'ini bukan P12')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function config(
  more: { SIGN_P12_PATH?: string; SIGN_P12_PASSWORD?: string; PORTAL_MODE?: 'production' } = {},
) {
  return {
    PORTAL_MODE: 'demo' as const,
    DATA_DIR: folder,
    SIGN_P12_PATH: undefined,
    SIGN_P12_PASSWORD: undefined,
    ...more,
  }
}

const openssl = (...args: string[]) => promisify(execFile)('openssl', args, { cwd: folder })

async function p12At(name: string, from: string, until: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, await makeP12('sandi', { from: new Date(from), until: new Date(until) }))
  return path
}

async function plainPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Halo')
  document.addPage()
  return document.save()
}

describe('demo identity', () => {
  it('the serial number is positive without leading zeros, so that every reader accepts it', async () => {
    const made = await makeP12('sandi', { from: new Date('2026-01-01'), until: new Date('2027-01-01') })
    expect((await openP12(made, 'sandi')).certificate.serialNumber).toMatch(/^01[0-9A-F]{30}$/)
  })
})

describe('a P12', () => {
  it('with an RSA key that readers reject as too short is refused', async () => {
    await openssl(
      ...['req', '-x509', '-newkey', 'rsa:1024', '-nodes', '-subj', '/CN=Pendek', '-days', '1'],
      ...['-keyout', 'pendek.key', '-out', 'pendek.crt'],
    )
    await openssl(
      ...['pkcs12', '-export', '-inkey', 'pendek.key', '-in', 'pendek.crt', '-out', 'pendek.p12'],
      ...['-passout', 'pass:sandi'],
    )
    const bytes = await readFile(join(folder, 'pendek.p12'))
    await expect(openP12(bytes, 'sandi')).rejects.toThrow('its RSA key has 1024 bits')
  })
})

describe('PDF signature', () => {
  it('pdfsig finds it valid, with name, time and the whole content covered', async () => {
    const signed = await createSigner(config(), clock).sign(await plainPdf(), {
      ...about,
      place: { page: 1, x: 300, y: 100, width: 170, height: 85 },
    })
    const report = await pdfSignatures(signed)
    expect(report).toContain('Signature is Valid')
    expect(report).toContain('Total document signed')
    expect(report).toContain('ETSI.CAdES.detached')
    expect(report).toContain('Signer Certificate Common Name: Portal Pangan Segar, tanda tangan demo')
    expect(report).toMatch(/Signing Time: Nov 15 2026/)
    expect(signed.toString('latin1')).toContain("(D:20261115104200+07'00')")
    expect(await pdfInfo(signed)).toMatch(/Pages:\s+2/)
  })

  it('one changed byte makes it invalid', async () => {
    const signed = await createSigner(config(), clock).sign(await plainPdf(), about)
    signed[signed.indexOf('/MediaBox') + 1] = 0x4e
    expect(await pdfSignatures(signed)).not.toContain('Signature is Valid')
  })

  it('an existing signature is not overwritten', async () => {
    const signer = createSigner(config(), clock)
    const once = await signer.sign(await plainPdf(), about)
    await expect(signer.sign(once, about)).rejects.toThrow('already signed')
  })

  it('a demo creates its P12 once, also when asked concurrently, and only the owner can read it', async () => {
    const own = join(folder, 'demo')
    const signers = Array.from({ length: 3 }, () => createSigner({ ...config(), DATA_DIR: own }, clock))
    await Promise.all(signers.map((signer) => signer.check()))
    expect(await readdir(join(own, 'tanda-tangan'))).toEqual(['demo.p12'])
    const path = join(own, 'tanda-tangan', 'demo.p12')
    const first = await stat(path)
    expect(first.mode & 0o777).toBe(0o600)
    await createSigner({ ...config(), DATA_DIR: own }, clock).check()
    expect((await stat(path)).ino).toBe(first.ino)
    await writeFile(path, 'rusak')
    await expect(createSigner({ ...config(), DATA_DIR: own }, clock).check()).rejects.toThrow(
      /DATA_DIR.*demo.p12.*Delete/,
    )
  })
})

describe('time stamps and trusted issuers', () => {
  let tsa: Awaited<ReturnType<typeof startTsa>>
  let trusted: string
  beforeAll(async () => {
    tsa = await startTsa()
    trusted = join(folder, 'stempel.pem')
    await writeFile(trusted, pemOf(tsa.root))
  })
  afterAll(() => tsa.stop())

  it('the service stamps every signature', async () => {
    const signer = createSigner({ ...config(), SIGN_TSA_URL: tsa.url, SIGN_TSA_TRUST_PEM: trusted }, clock)
    await signer.check()
    const pdf = await signer.sign(await plainPdf(), about)
    expect(await pdfSignatures(pdf)).toContain('Signature is Valid')
    const { vonis, tanda_tangan } = await checkSignedPdf(
      pdf,
      await signer.trust(),
      new Date(Date.now() + 60_000),
    )
    expect(vonis).toBe('sah')
    expect(tanda_tangan).toMatchObject([{ sumber_waktu: 'stempel', milik_portal: true }])
  })

  it('without the service nothing is signed, and the error says why', async () => {
    const signer = createSigner({ ...config(), SIGN_TSA_URL: tsa.url, SIGN_TRUST_PEM: trusted }, clock)
    tsa.answers((_query, _reply, response) => response.writeHead(503).end())
    await expect(signer.sign(await plainPdf(), about)).rejects.toMatchObject({
      code: 'TANDA_TANGAN_GAGAL',
      message:
        'Dokumen belum dapat ditandatangani: layanan stempel waktu menjawab 503. Coba lagi beberapa saat lagi.',
    })
    tsa.answers()
    expect(await signer.sign(await plainPdf(), about)).toBeInstanceOf(Buffer)
  })

  it.each([
    ['missing', 'tiada.pem', undefined, /^SIGN_TRUST_PEM: .*does not exist/],
    ['without certificate', 'kosong.pem', 'halo', /^SIGN_TRUST_PEM: .*contains no certificate/],
    [
      'with a damaged certificate',
      'rusak.pem',
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      /^SIGN_TRUST_PEM: .*are unreadable/,
    ],
  ])('an issuer file is refused: %s', async (_, name, content, message) => {
    const path = join(folder, name)
    if (content !== undefined) await writeFile(path, content)
    await expect(createSigner({ ...config(), SIGN_TRUST_PEM: path }, clock).check()).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(message),
    })
  })
})

describe('configured P12', () => {
  it('a valid P12 is used', async () => {
    const path = join(folder, 'baik.p12')
    const signer = createSigner(
      config({ SIGN_P12_PATH: path, SIGN_P12_PASSWORD: 'sandi', PORTAL_MODE: 'production' }),
      clock,
    )
    await signer.check()
    expect(await pdfSignatures(await signer.sign(await plainPdf(), about))).toContain('Signature is Valid')
  })

  it('a P12 may contain an EC key', async () => {
    const path = join(folder, 'ec.p12')
    await writeFile(path, ecP12)
    const later = () => new Date('2027-06-01T00:00:00Z')
    const signer = createSigner(config({ SIGN_P12_PATH: path, SIGN_P12_PASSWORD: 'sandi' }), later)
    const report = await pdfSignatures(await signer.sign(await plainPdf(), about))
    expect(report).toContain('Signature is Valid')
    expect(report).toContain('Penanda tangan uji EC')
  })

  it('outdated encryption is refused with the command that converts it', async () => {
    const path = join(folder, 'lama-sandi.p12')
    await openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'k.pem',
      '-out',
      'c.pem',
      '-subj',
      '/CN=Lama',
    )
    const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-passout', 'pass:sandi']
    await openssl('pkcs12', '-export', '-inkey', 'k.pem', '-in', 'c.pem', '-out', path, ...old)
    const signer = createSigner(config({ SIGN_P12_PATH: path, SIGN_P12_PASSWORD: 'sandi' }), clock)
    await expect(signer.check()).rejects.toThrow(/^SIGN_P12_PATH: .*outdated.*openssl pkcs12 -legacy/)
  })

  it.each([
    ['missing file', 'tiada.p12', 'sandi', /^SIGN_P12_PATH: .*does not exist/],
    ['wrong password', 'baik.p12', 'keliru', /^SIGN_P12_PASSWORD: .*the password is wrong/],
    ['content that is no P12', 'bukan.p12', 'sandi', /^SIGN_P12_PATH: .*not a complete P12 file/],
    ['expired certificate', 'lama.p12', 'sandi', /^SIGN_P12_PATH: .*expired on 2026-01-01/],
    ['certificate that is not yet valid', 'nanti.p12', 'sandi', /^SIGN_P12_PATH: .*not valid before/],
  ])('the error names the variable: %s', async (_, name, password, message) => {
    const signer = createSigner(
      config({ SIGN_P12_PATH: join(folder, name), SIGN_P12_PASSWORD: password }),
      clock,
    )
    await expect(signer.check()).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(message),
    })
  })

  it('a certificate that expires while the server runs signs nothing more', async () => {
    const path = await p12At('segera.p12', '2026-01-01', '2026-11-16T00:00:00Z')
    let time = now
    const signer = createSigner(config({ SIGN_P12_PATH: path, SIGN_P12_PASSWORD: 'sandi' }), () => time)
    await signer.check()
    time = new Date('2026-11-17T00:00:00Z')
    await expect(signer.sign(await plainPdf(), about)).rejects.toMatchObject({
      code: 'TANDA_TANGAN_GAGAL',
      message: expect.stringContaining('kedaluwarsa sejak 16 November 2026'),
    })
  })

  it('production without a P12 cannot sign', async () => {
    const signer = createSigner(config({ PORTAL_MODE: 'production' }), clock)
    await signer.check()
    await expect(signer.sign(await plainPdf(), about)).rejects.toMatchObject({ code: 'TANDA_TANGAN_GAGAL' })
  })
})
