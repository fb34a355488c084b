import type { PasarData, SanitasiData } from '@portal/domain/pasar/data-terbuka/data-terbuka.contract'
import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let office: PasarOffices
let dinilai: Pasar
let belum: Pasar

const get = (url: string, query: Record<string, string> = {}) => server.get().app.inject({ url, query })
const base = '/api/data-terbuka/v1'
const rowsOf = async <Row>(name: string, query: Record<string, string> = {}): Promise<Row[]> =>
  (await get(`${base}/${name}.json`, query)).json().data

async function assess(pasar_id: number, tanggal: string, nilai: number | null) {
  const { db } = server.get().platform
  const { id } = await db
    .insertInto('pasar.sanitasi')
    .values({ kode_group: crypto.randomUUID(), pasar_id, provinsi_id: 17, kota_id: 1771, tanggal, nilai })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('pasar.aspek_sanitasi')
    .values({ sanitasi_id: id, aspek_kode: 30, nilai: 66.666, butir: 3 })
    .execute()
  return id
}

beforeAll(async () => {
  office = await pasarOffices(server.get())
  const bengkulu = (nama: string) => office.pusat.added({ nama, kota_id: 1771, lintang: -3.8, bujur: 102.26 })
  dinilai = await bengkulu('=Pasar Dinilai')
  belum = await bengkulu('Pasar Belum')
  await assess(dinilai.id, '2026-03-01', 95)
  await assess(dinilai.id, '2026-05-01', 80.04)
  await assess(dinilai.id, '2026-06-01', null)
})

describe('markets', () => {
  test('carry their last rating, and nothing of who runs them', async () => {
    const [one, other] = await rowsOf<PasarData>('pasar', { kota_id: '1771' })
    expect(one).toMatchObject({
      nama: '=Pasar Dinilai',
      kota: 'Kota Bengkulu',
      sanitasi_tanggal: '2026-05-01',
      // The exact score is above 80 although the answer shows 80.
      sanitasi_nilai: 80,
      sanitasi_predikat: 'Baik',
      uji_terakhir: null,
    })
    expect(other).toMatchObject({ id: belum.id, sanitasi_nilai: null, sanitasi_predikat: null })
    const { body } = await get(`${base}/pasar.csv`)
    for (const secret of ['Asep Pengelola', '081234567890', 'pengelola', 'created_by'])
      expect(body).not.toContain(secret)
  })

  test('are paged by their id, each once, and filtered by region', async () => {
    const ids: number[] = []
    for (let setelah: number | null = 0; setelah !== null; ) {
      const { data, meta } = (
        await get(`${base}/pasar.json`, { setelah: String(setelah), limit: '1' })
      ).json() as { data: PasarData[]; meta: { berikutnya: number | null; diperbarui: string } }
      ids.push(...data.map(({ id }) => id))
      expect(Date.parse(meta.diperbarui)).not.toBeNaN()
      setelah = meta.berikutnya
    }
    expect(ids).toEqual((await rowsOf<PasarData>('pasar')).map(({ id }) => id))
    expect(ids).toEqual(expect.arrayContaining([dinilai.id, belum.id]))
    expect(await rowsOf('pasar', { provinsi_id: '17' })).toHaveLength(2)
    expect(await rowsOf('pasar', { provinsi_id: '18' })).toEqual([])
  })

  test('as CSV defuse formulas and name the next page', async () => {
    const answer = await get(`${base}/pasar.csv`, { kota_id: '1771', limit: '1' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pasar.csv"',
      link: `<${base}/pasar.csv?kota_id=1771&limit=1&setelah=${dinilai.id}>; rel="next"`,
      'access-control-allow-origin': '*',
    })
    expect(answer.body).toContain(",'=Pasar Dinilai,")
    expect((await get(`${base}/pasar.csv`, { kota_id: '1771' })).headers.link).toBeUndefined()
  })

  test.each(['csv', 'json'])('as %s are not sent again until one is added or gone', async (kind) => {
    const url = `${base}/pasar.${kind}`
    const ask = (etag: string) => server.get().app.inject({ url, headers: { 'if-none-match': etag } })
    const extra = await office.pusat.added()
    const etag = String((await get(url)).headers.etag)
    const again = await ask(etag)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await office.pusat.remove(extra.id)
    expect((await ask(etag)).statusCode).toBe(200)
  })

  test.each(['csv', 'xlsx'])(
    'as %s are another file once one is assessed, or its assessment is gone',
    async (kind) => {
      const { db } = server.get().platform
      const tagOf = async () => String((await get(`${base}/pasar.${kind}`)).headers.etag)
      const before = await tagOf()
      const id = await assess(belum.id, '2026-07-01', 70)
      const assessed = await tagOf()
      expect(assessed).not.toBe(before)
      await db.deleteFrom('pasar.sanitasi').where('id', '=', id).execute()
      expect(await tagOf()).not.toBe(assessed)
    },
  )

  test.each([
    ['limit', '1001'],
    ['limit', '0'],
    ['setelah', '-1'],
    ['provinsi_id', 'x'],
  ])('refuse %s=%s under its field', async (field, value) => {
    const answer = await get(`${base}/pasar.json`, { [field]: value })
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].field]).toEqual([
      400,
      'VALIDASI_GAGAL',
      field,
    ])
  })
})

describe('ratings of markets', () => {
  test('are every assessment with a score, and its aspects', async () => {
    const rows = await rowsOf<SanitasiData>('sanitasi-pasar', { pasar_id: String(dinilai.id) })
    expect(rows.map(({ tanggal, nilai, predikat }) => [tanggal, nilai, predikat])).toEqual([
      ['2026-03-01', 95, 'Baik'],
      ['2026-05-01', 80, 'Baik'],
    ])
    expect(rows[0]).toMatchObject({ pasar: '=Pasar Dinilai', sampah: 66.7, air_bersih: null })
    expect(await rowsOf('sanitasi-pasar', { kota_id: '1771' })).toHaveLength(2)
    expect(await rowsOf('sanitasi-pasar', { pasar_id: String(belum.id) })).toEqual([])
  })
})

describe('a frame for other sites', () => {
  test('tells the rating of a market, and may be framed', async () => {
    const answer = await get('/embed/v1/pasar', { id: String(dinilai.id) })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>=Pasar Dinilai, Kota Bengkulu</h1>')
    expect(answer.body).toContain('data-tone="ok">Sanitasi Baik</p>')
    expect(answer.body).toContain('80,0 dari 100, dinilai 1 Mei 2026')
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors http: https:')
    expect(answer.headers).not.toHaveProperty('x-frame-options')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect((await get('/embed/v1/pasar', { id: String(belum.id) })).body).toContain('Sanitasi belum dinilai')
  })

  test.each(['999999999', 'x', '', '99999999999999999999'])('does not know market "%s"', async (id) => {
    const answer = await get('/embed/v1/pasar', { id })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Pasar tidak ditemukan')
  })

  test('is all that may be framed', async () => {
    for (const url of ['/', '/pasar/detail', '/api/health', '/embed/v1/lain', '/embed']) {
      const { headers } = await get(url)
      expect([url, headers['x-frame-options'], headers['content-security-policy']]).toEqual([
        url,
        'DENY',
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
  })
})
