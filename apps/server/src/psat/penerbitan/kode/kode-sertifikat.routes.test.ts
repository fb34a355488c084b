import { openDaftarStatus } from '@portal/domain/platform/kode-mandiri/daftar-status'
import { kunciKode } from '@portal/domain/platform/kode-mandiri/kunci.schema'
import { checkKode } from '@portal/domain/platform/kode-mandiri/putusan'
import jsqr from 'jsqr'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshDaftar } from '#okkp/index.ts'
import { codeKeyPath } from '#platform/kode-mandiri/code-signer.ts'
import { revokeKunci, rotateKunci } from '#platform/kode-mandiri/kunci.service.ts'
import { pdfPictures } from '#platform/pdf/pdf-tools.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { terbitWorld } from '../penerbitan.fixture.ts'
import { countPrintsOfKey, reissueLeaked } from './kode-ulang.service.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

const keyFile = () => ({ path: codeKeyPath(world.platform.config) ?? '', password: undefined })
const at = new Date()

/** Photographs the first page of a certificate and reads its code with two independent decoders. */
async function scan(path: string): Promise<string> {
  const [page] = await pdfPictures(await world.bytesOf('pemohon', path), 100)
  const { data, info } = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  const first = jsqr.default(pixels, info.width, info.height)?.data
  const second = decodeQr({ width: info.width, height: info.height, data: pixels }, { timeLimit: 60_000 })
  expect(first).toBe(second)
  return second
}

async function check(text: string) {
  const { app } = server.get()
  const keys = await app.inject({ url: '/api/verifikasi/kunci' })
  const kunci = kunciKode.array().parse(keys.json().data)
  const list = await app.inject({ url: '/api/verifikasi/daftar-status' })
  const daftar = await openDaftarStatus(new Uint8Array(list.rawPayload), kunci)
  return checkKode(text.split('#')[1] ?? '', kunci, daftar, Math.floor(Date.now() / 1000))
}
const refresh = () => refreshDaftar(world.platform)

async function issued(nomor: string) {
  const { berkas, sertifikat } = await world.issued({}, nomor)
  const { registrasi_id } = await world.penerbitan('pemohon', berkas)
  return { berkas, registrasi_id: Number(registrasi_id), text: await scan(sertifikat.path ?? '') }
}
const last = async (berkas: { id: number }) =>
  world.platform.db
    .selectFrom('psat.sertifikat')
    .selectAll()
    .where('pengajuan_id', '=', berkas.id)
    .orderBy('terbitan', 'desc')
    .executeTakeFirstOrThrow()

describe('the code of a certificate', { timeout: 240_000 }, () => {
  test('opens the check, says what the paper says, and proves it', async () => {
    const { registrasi_id, text } = await issued('K/1')
    const entry = await world.platform.db
      .selectFrom('okkp.registrasi')
      .selectAll()
      .where('id', '=', registrasi_id)
      .executeTakeFirstOrThrow()
    expect(text).toMatch(new RegExp(`/verifikasi/${entry.kode_verifikasi}#[A-Z2-7]+$`))
    await refresh()
    expect(await check(text)).toEqual({
      putusan: 'sah',
      isi: {
        nomor: 'K/1',
        pemegang: entry.unit_usaha,
        produk: entry.nama_psat ?? '',
        wilayah: entry.kota_id ?? entry.provinsi_id,
        mulai: entry.terbit_sertifikat,
        akhir: entry.exp_sertifikat,
        indeks: registrasi_id,
      },
    })
  })

  test('follows sanctions, and is unrecorded once its entry is gone', async () => {
    const { registrasi_id, text } = await issued('K/2')
    const set = (change: object) =>
      world.platform.db.updateTable('okkp.registrasi').set(change).where('id', '=', registrasi_id).execute()
    for (const [change, putusan] of [
      [{ sanksi: 'dibekukan' }, 'dibekukan'],
      [{ sanksi: 'dicabut' }, 'dicabut'],
      [{ sanksi: null }, 'sah'],
      [{ dihapus: at }, 'tidak_tercatat'],
    ] as const) {
      await set(change)
      await refresh()
      expect([change, (await check(text)).putusan]).toEqual([change, putusan])
    }
  })

  test('a preview has the plain address, which proves nothing', async () => {
    const berkas = await world.atNomor()
    await world.number(berkas, 'K/3')
    const looked = await world.people.sekretariat.inject({ url: world.certificateUrl(berkas) })
    const [page] = await pdfPictures(await world.bytesOf('sekretariat', looked.json().data.path), 100)
    const { data, info } = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toMatch(
      /\/verifikasi\/PRATINJAU$/,
    )
  })
})

describe('keys', { timeout: 240_000 }, () => {
  test('after a rotation earlier codes still prove it, and new ones have the new key', async () => {
    const before = await issued('K/4')
    const old = (await last(before.berkas)).data as { mandiri: { kunci: string } }
    const kid = await rotateKunci(world.platform.db, keyFile(), at)
    const after = await issued('K/5')
    expect((await last(after.berkas)).data).toMatchObject({ mandiri: { kunci: kid } })
    expect(old.mandiri.kunci).not.toBe(kid)
    await refresh()
    expect((await check(before.text)).putusan).toBe('sah')
    expect((await check(after.text)).putusan).toBe('sah')
  })

  test('after a leak no code of the key counts, and valid certificates are printed again', async () => {
    const [valid, revoked] = [await issued('K/6'), await issued('K/7')]
    await world.platform.db
      .updateTable('okkp.registrasi')
      .set({ sanksi: 'dicabut' })
      .where('id', '=', revoked.registrasi_id)
      .execute()
    const { kunci } = ((await last(valid.berkas)).data as { mandiri: { kunci: string } }).mandiri
    const fresh = await revokeKunci(world.platform.db, keyFile(), kunci, at)
    await refresh()
    expect(await check(valid.text)).toEqual({ putusan: 'kunci_dicabut' })

    const { sendiri } = await countPrintsOfKey(world.platform.db, kunci)
    expect(sendiri).toBeGreaterThan(0)
    // A run that takes long may overlap with the next one. Together they print each certificate once.
    const runs = await Promise.all([reissueLeaked(world.platform), reissueLeaked(world.platform)])
    expect(runs[0] + runs[1]).toBe(sendiri)
    expect(await reissueLeaked(world.platform)).toBe(0)
    const again = await last(valid.berkas)
    expect(again).toMatchObject({
      terbitan: 2,
      nomor: 'K/6',
      alasan: 'Kode QR diganti karena kunci penandanya dicabut.',
      data: { mandiri: { kunci: fresh, indeks: valid.registrasi_id } },
    })
    expect((await last(revoked.berkas)).terbitan).toBe(1)
    expect((await check(await scan(again.berkas))).putusan).toBe('sah')
    expect((await check(valid.text)).putusan).toBe('kunci_dicabut')
  })
})
