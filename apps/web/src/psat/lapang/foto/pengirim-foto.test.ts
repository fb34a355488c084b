import { expect, it } from 'vitest'
import { ApiError } from '#platform/wire/api-error.ts'
import { createPengirimFoto, type FotoBerjalan } from '#psat/lapang/foto/pengirim-foto.ts'

const foto = (nama: string) => new File([nama], nama)

/** Fake uploads that the test finishes by hand, and the fake device storage. */
function dunia() {
  const uploads = new Map<string, PromiseWithResolvers<string>>()
  const perangkat = new Map<string, string>()
  const terkirim: string[] = []
  const layar = new Map<string, FotoBerjalan | undefined>()
  const pengirim = createPengirimFoto({
    shrink: async (file) => file,
    upload(file) {
      const upload = Promise.withResolvers<string>()
      uploads.set(file.name, upload)
      return upload.promise
    },
    keep: async (kode, file) => perangkat.set(kode, file.name),
    drop: async (kode) => perangkat.delete(kode),
    onSent: (kode, kunci) => terkirim.push(`${kode} ${kunci}`),
    onChange: (kode, keadaan) => layar.set(kode, keadaan),
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { pengirim, uploads, perangkat, terkirim, layar, settled }
}

it('counts the later choice, also where the earlier photo arrives last', async () => {
  const { pengirim, uploads, perangkat, terkirim, layar, settled } = dunia()
  void pengirim.take('1.1', foto('a'))
  await settled()
  void pengirim.take('1.1', foto('b'))
  await settled()
  uploads.get('b')?.resolve('kunci-b')
  await settled()
  uploads.get('a')?.resolve('kunci-a')
  await settled()
  expect(terkirim).toEqual(['1.1 kunci-b'])
  expect(perangkat.size).toBe(0)
  expect(layar.get('1.1')).toBeUndefined()
})

it('keeps the copy of the later photo while the earlier one ends', async () => {
  const { pengirim, uploads, perangkat, terkirim, layar, settled } = dunia()
  void pengirim.take('1.1', foto('a'))
  await settled()
  void pengirim.take('1.1', foto('b'))
  await settled()
  uploads.get('a')?.resolve('kunci-a')
  await settled()
  expect(terkirim).toEqual([])
  expect(perangkat.get('1.1')).toBe('b')
  uploads.get('b')?.reject(new ApiError(0, undefined))
  await settled()
  expect(layar.get('1.1')?.jenis).toBe('menunggu')
  pengirim.retry()
  uploads.get('b')?.resolve('kunci-b')
  await settled()
  expect(terkirim).toEqual(['1.1 kunci-b'])
})

it('says what the server refuses and keeps nothing of it', async () => {
  const { pengirim, uploads, perangkat, layar, settled } = dunia()
  void pengirim.take('1.1', foto('a'))
  await settled()
  uploads.get('a')?.reject(new ApiError(400, { message: 'Bukan gambar.' }))
  await settled()
  expect(layar.get('1.1')).toEqual({ jenis: 'ditolak', pesan: 'Bukan gambar.' })
  expect(perangkat.size).toBe(0)
})
