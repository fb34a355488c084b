import { kolomImporRapid } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { kolomImporMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { mutuCalls } from '#okkp/uji-mutu/uji-mutu.fixture.ts'
import type { SignedInClient } from '#testing/app.ts'
import { useTestApp } from '#testing/app.ts'
import { filledSheet, uploadUji } from './impor-uji.fixture.ts'

const server = useTestApp()

const offices = {
  pusat: ['OKKP_ADMIN_PUSAT', {}],
  bandung: ['OKKP_ADMIN_KOTA', { provinsi_id: 32, kota_id: 3273 }],
  labJabar: ['OKKP_ADMIN_UJILAB', { provinsi_id: 32 }],
  labJateng: ['OKKP_ADMIN_UJILAB', { provinsi_id: 33 }],
  labJatim: ['OKKP_ADMIN_UJILAB', { provinsi_id: 35 }],
} as const
type Office = keyof typeof offices
const names = Object.keys(offices) as Office[]
const clients = {} as Record<Office, SignedInClient>

beforeAll(async () => {
  for (const name of names) {
    const [role, place] = offices[name]
    clients[name] = await server.get().as(role, place)
  }
})

interface Row {
  id: number
  versi: number
  lokasi_sampel: string
}

interface Calls {
  form: (more?: object) => object
  list: (query?: Record<string, string>) => ReturnType<SignedInClient['inject']>
  detail: (id: number) => ReturnType<SignedInClient['inject']>
  update: (payload: object) => ReturnType<SignedInClient['inject']>
  remove: (id: number) => ReturnType<SignedInClient['inject']>
  added: (more?: object) => Promise<Row>
}

const kinds = [
  {
    nama: 'rapid tests',
    callsOf: (client: SignedInClient): Promise<Calls> => rapidCalls(client),
    ekspor: '/api/okkp/exports/rapid_test',
    impor: { jenis_uji: '2', jenis_rapid_test: '5' },
    sheet: (lokasi_sampel: string) =>
      filledSheet(kolomImporRapid, [
        {
          lembaga: 'Dinas',
          tanggal: '2026-02-03',
          lokasi_sampel,
          komoditas_id: 'Bayam',
          parameter_id: 'Formalin',
          hasil_uji: 'Negatif',
        },
      ]),
  },
  {
    nama: 'quality tests',
    callsOf: (client: SignedInClient): Promise<Calls> => mutuCalls(client),
    ekspor: '/api/okkp/exports/uji_mutu',
    impor: { jenis_uji: '3' },
    sheet: (lokasi_sampel: string) =>
      filledSheet(kolomImporMutu, [
        {
          lembaga: 'Dinas',
          tanggal: '2026-02-03',
          lokasi_sampel,
          komoditas_id: 'Jagung',
          kelas_mutu_id: 'medium',
          dasar_kelas: 'SNI 8926:2020',
        },
      ]),
  },
] as const

/**
 * Tests entered by hand and by import, for the own region and for others. The table lists exactly what each office may
 * see.
 */
const places = [
  'jabar',
  'bandung',
  'jateng',
  'jatengForJabar',
  'jatengForBandung',
  'jatim',
  'fileOfJateng',
  'fileForJabar',
] as const
type Place = (typeof places)[number]
const reached: Record<Office, readonly Place[]> = {
  pusat: places,
  bandung: ['bandung'],
  labJabar: ['jabar', 'bandung', 'jatengForJabar', 'jatengForBandung', 'fileForJabar'],
  labJateng: ['jateng', 'jatengForJabar', 'jatengForBandung', 'fileOfJateng', 'fileForJabar'],
  labJatim: ['jatim'],
}

describe.each(kinds)('$nama', ({ callsOf, ekspor, impor, sheet }) => {
  const calls = {} as Record<Office, Calls>
  const rows = {} as Record<Place, Row>
  const word = 'Tempat Wilayah'
  const spot = (place: Place) => ({ lokasi_sampel: `${word} ${place}` })

  beforeAll(async () => {
    for (const name of names) calls[name] = await callsOf(clients[name])
    rows.jabar = await calls.labJabar.added(spot('jabar'))
    rows.bandung = await calls.bandung.added(spot('bandung'))
    rows.jateng = await calls.labJateng.added(spot('jateng'))
    rows.jatengForJabar = await calls.labJateng.added({ ...spot('jatengForJabar'), created_for: 32 })
    rows.jatengForBandung = await calls.labJateng.added({ ...spot('jatengForBandung'), created_for: 3273 })
    rows.jatim = await calls.pusat.added({ ...spot('jatim'), provinsi_id: 35 })
    for (const [place, fields] of [
      ['fileOfJateng', {}],
      ['fileForJabar', { created_for: '32' }],
    ] as const) {
      const { lokasi_sampel } = spot(place)
      const answer = await uploadUji(clients.labJateng, await sheet(lokasi_sampel), { ...impor, ...fields })
      expect(answer.json().data.tersimpan).toBe(1)
      rows[place] = (await calls.labJateng.list({ search: lokasi_sampel })).json().data[0]
    }
  })

  describe.each(names)('%s reaches its own and those entered for it, no others', (office) => {
    const own = () => reached[office].map((place) => rows[place].lokasi_sampel).sort()

    test('in the list and its total, and by a word', async () => {
      const questions: Record<string, string>[] = [{}, { search: word.toLowerCase() }]
      for (const asked of questions) {
        const { data, meta } = (await calls[office].list({ limit: '100', ...asked })).json()
        expect(data.map(({ lokasi_sampel }: Row) => lokasi_sampel).sort()).toEqual(own())
        expect(meta.total).toBe(own().length)
      }
    })

    test('in an export', async () => {
      const payload = { headers: ['lokasi_sampel'] }
      const { data } = (await clients[office].inject({ method: 'POST', url: ekspor, payload })).json()
      expect(data.baris).toBe(own().length)
      const file = await clients[office].inject({ url: '/api/upload/view_pdf', query: { path: data.path } })
      const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
      const [titles = [], ...lines] = sheets[0]?.rows ?? []
      const at = titles.indexOf('Lokasi sampel')
      expect(lines.map((line) => line[at]).sort()).toEqual(own())
    })

    test.each(places)('one by one: %s', async (place) => {
      const { id, versi } = rows[place]
      const code = reached[office].includes(place) ? undefined : 'TIDAK_DITEMUKAN'
      expect((await calls[office].detail(id)).json().code).toBe(code)
      if (code === undefined) return
      const change = await calls[office].update({ ...calls[office].form(spot(place)), id, versi })
      expect(change.json().code).toBe(code)
      expect((await calls[office].remove(id)).json().code).toBe(code)
    })
  })

  test('no office of a region names another one, in a filter, an export or a file', async () => {
    const refused = [
      await calls.labJabar.list({ provinsi_id: '33' }),
      await clients.labJabar.inject({
        method: 'POST',
        url: ekspor,
        payload: { provinsi_id: 33, headers: ['lokasi_sampel'] },
      }),
      await uploadUji(clients.labJabar, await sheet('Lain'), { ...impor, provinsi_id: '33' }),
      await uploadUji(clients.bandung, await sheet('Lain'), { ...impor, created_for: '33' }),
    ]
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
    }
  })
})
