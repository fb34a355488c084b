import type { TestApp } from '#testing/app.ts'

export const base = '/api/okkp/pengaduan'
export const kode = 'ABCDEFGHJKLM'

export const laporan = (given: Record<string, unknown> = {}) => ({
  jenis: 'pangan',
  uraian: 'Beras ini berbau bahan kimia dan warnanya kuning menyala.',
  pangan: 'Beras Melati 5 kg',
  tempat: 'Pasar Baru',
  kode,
  ...given,
})

let address = 0
export const newAddress = () => `198.51.100.${++address}`

/** Public calls. Each call uses a new address unless the test passes one. */
export function warga({ app }: TestApp) {
  const post = (path: string, payload: object, from = newAddress(), headers = {}) =>
    app.inject({
      method: 'POST',
      url: `${base}/${path}`,
      payload,
      headers: { 'x-forwarded-for': from, ...headers },
    })
  return {
    post,
    send: (given: Record<string, unknown> = {}, from = newAddress()) => post('kirim', laporan(given), from),
    async nomor(given: Record<string, unknown> = {}): Promise<string> {
      return (await post('kirim', laporan(given))).json().data.nomor
    },
    tiket: (nomor: string, key = kode) => post('tiket', { nomor, kode: key }),
    reply: (nomor: string, isi: string, foto: string[] = []) =>
      post('tiket/balas', { nomor, kode, isi, foto }),
  }
}

export function multipart(content: Buffer, name = 'foto.jpg', field = 'file') {
  const boundary = 'batas-uji'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-forwarded-for': newAddress() },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
