import { beforeAll, describe, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { type PemohonWorld, pemohonWorld } from './pemohon.fixture.ts'

const server = useTestApp()
let dunia: PsatWorld
let pemohon: PemohonWorld

beforeAll(async () => {
  dunia = await psatWorld(server.get())
  pemohon = await pemohonWorld(server.get())
  for (const jenis of ['permohonan_baru', 'perpanjangan'] as const) {
    await pemohon.terkirim('sppb_psat', jenis, await pemohon.isian('sppb_psat', jenis))
  }
  await pemohon.terkirim(
    'izin_edar_pl',
    'perubahan_data',
    await pemohon.isian('izin_edar_pl', 'perubahan_data', {
      id_izin_oss: await pemohon.izinOss('018000000245'),
    }),
  )
})

const history = async (by: SignedInClient, query = '', izin = 'sppb') => {
  const answer = await by.inject({ url: `/api/psat/${izin}/history${query}` })
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
  return answer.json().detail.data
}
const ids = (rows: { id_pengajuan: number }[]) => rows.map(({ id_pengajuan }) => id_pengajuan)

describe('history', () => {
  test('pages like the old system, own rows only', async () => {
    const data = await history(pemohon.client, `?code=10&page=1&limit=1&user=${pemohon.client.uuid}`)
    expect(data).toMatchObject({
      total_query: 2,
      max_page: 2,
      next: { page: 2, limit: 1 },
      previous: { page: 0, limit: 0 },
    })
    expect(data.query[0]).toMatchObject({
      jenis_permohonan: 'PERPANJANGAN',
      status_proses: 'Verifikasi awal',
      code_status_proses: 10,
      nomor_sppb_psat_baru: null,
      nama_perusahaan: pemohon.company.nama_perseroan,
      tim_auditor: [],
      final_sertifikat: null,
    })
    const last = await history(pemohon.client, '?code=all&page=2&limit=1')
    expect([last.next.limit, last.previous]).toEqual([0, { page: 1, limit: 1 }])
    expect((await history(pemohon.client, '?code=70&role=PELAKU_USAHA&page=1&limit=1')).query).toEqual([])
    expect((await history(dunia.people.pemohon)).total_query).toBe(0)
  })

  test('filters by kind and words; refuses an unknown code or kind', async () => {
    const baru = await history(pemohon.client, '?proses=PERMOHONAN')
    expect(baru.query).toMatchObject([{ jenis_permohonan: 'PERMOHONAN' }])
    const { kode_pengajuan, id_pengajuan } = baru.query[0]
    expect(ids((await history(pemohon.client, `?search=${kode_pengajuan}`)).query)).toEqual([id_pengajuan])
    expect((await history(pemohon.client, '?search=tidakada')).total_query).toBe(0)
    for (const bad of ['?code=33', '?proses=LAIN']) {
      expect((await pemohon.client.inject({ url: `/api/psat/sppb/history${bad}` })).statusCode).toBe(400)
    }
    const other = `/api/psat/sppb/history?user=${dunia.people.pemohon.id}`
    expect((await pemohon.client.inject({ url: other })).statusCode).toBe(403)
  })

  test('izin edar with its OSS izin', async () => {
    const { query } = await history(pemohon.client, '', 'pl')
    expect(query).toMatchObject([
      {
        status_pengajuan: 'PERUBAHAN',
        no_nib: pemohon.company.nib,
        id_izin_oss: expect.any(Number),
        id_izin: expect.stringMatching(/^I-/),
      },
    ])
  })

  test("an auditor gets the team's berkas with times and team; staff filter by person", async () => {
    const berkas = await dunia.at('perbaikan_audit_dokumen')
    const { auditor, lead, sekretariat } = dunia.people
    const [row] = (await history(auditor, '?code=21')).query
    expect(row).toMatchObject({
      id_pengajuan: berkas.id,
      tim_auditor: [auditor.id],
      lead_auditor: [lead.id],
      mulai_audit_dokumen: expect.any(String),
      selesai_audit_dokumen: null,
      mulai_perbaikan_audit_dokumen: expect.any(String),
      tenggat_perbaikan_audit_dokumen: expect.any(String),
      keterangan_audit_dokumen: 'Lengkapi dokumen berikut.',
    })
    expect((await history(await server.get().as('AUDITOR'))).total_query).toBe(0)
    const byOperator = await history(sekretariat, `?role=PELAKU_USAHA&user=${pemohon.client.id}`)
    expect(byOperator.total_query).toBe(2)
    expect((await history(sekretariat, `?role=AUDITOR&user=${auditor.id}`)).total_query).toBe(1)
    expect((await history(sekretariat, `?role=LEAD_AUDITOR&user=${auditor.id}`)).total_query).toBe(0)
    expect((await history(sekretariat, `?role=LEAD_AUDITOR&user=${lead.uuid}`)).total_query).toBe(1)
    for (const who of [auditor, lead]) {
      expect(ids((await history(sekretariat, `?user=${who.id}`)).query)).toEqual([berkas.id])
    }
    for (const role of ['AUDITOR', 'LEAD_AUDITOR']) {
      expect(ids((await history(sekretariat, `?role=${role}`)).query)).toEqual([berkas.id])
    }
    expect((await history(sekretariat, '?role=PVTPP')).total_query).toBe(0)
    for (const all of ['', '?user=all&role=', `?user=${sekretariat.id}`, '?role=PELAKU_USAHA']) {
      expect((await history(sekretariat, all)).total_query).toBe(3)
    }
  })

  test('refuses an unknown person or a wrong role instead of answering with an empty list', async () => {
    const { auditor, sekretariat } = dunia.people
    const refused = async (query: string, by = sekretariat) => {
      const answer = await by.inject({ url: `/api/psat/sppb/history?${query}` })
      return [answer.statusCode, answer.json().code, answer.json().errors?.[0]?.field]
    }
    const unknown = await sekretariat.inject({ url: '/api/psat/sppb/history?role=LAIN' })
    expect(unknown.json().errors[0].message).toContain('Isi salah satu: SUPERADMIN, SEKRETARIAT')
    for (const bad of ['1.5', '1e3', '99999999999999999999', 'bukan-angka', '999999999']) {
      expect(await refused(`role=AUDITOR&user=${bad}`)).toEqual([400, 'VALIDASI_GAGAL', 'user'])
    }
    for (const bad of ['LAIN', 'OKKP_ADMIN_PUSAT', 'auditor']) {
      expect(await refused(`role=${bad}`)).toEqual([400, 'VALIDASI_GAGAL', 'role'])
    }
    const other = `user=${auditor.id}&role=PELAKU_USAHA`
    expect(await refused(other)).toEqual([400, 'VALIDASI_GAGAL', 'role'])
    const foreign = `user=${dunia.people.pemohon.uuid}`
    expect((await refused(foreign, pemohon.client)).slice(0, 2)).toEqual([403, 'TIDAK_BERWENANG'])
  })
})

describe('detail', () => {
  const detail = (path: string, by: SignedInClient = pemohon.client) =>
    by.inject({ url: `/api/psat/${path}` })

  test('permohonan has documents, units and scope; perpanjangan also has its izin asal', async () => {
    const { query } = await history(pemohon.client)
    const [perpanjangan, permohonan] = ids(query)
    const satu = (await detail(`sppb/permohonan/detail?id=${permohonan}`)).json().data
    expect(satu).toMatchObject({
      jenis_permohonan: 'PERMOHONAN',
      produk: [pemohon.lingkup],
      unit_produksi: [pemohon.unit],
      sop_psat: expect.stringMatching(/[.]pdf$/),
      status_aktif: true,
    })
    const dua = (await detail(`sppb/permohonan/detail?id=${perpanjangan}&user=${pemohon.client.id}`)).json()
      .data
    expect(dua).toMatchObject({
      nomor_sppb_psat_sebelumnya: expect.stringMatching(/^IZIN-/),
      masa_berlaku: '2029-01-10',
      level: 2,
    })
    expect((await detail(`sppb/permohonan/detail?id=${satu.uuid}`)).json().data.id_pengajuan).toBe(permohonan)
    expect((await detail('sppb/permohonan/detail?id=all')).json().data).toHaveLength(2)
    for (const path of [
      `sppb/pengalihan/detail?id=${permohonan}`,
      `pl/permohonan/detail?id=${permohonan}`,
      'sppb/permohonan/detail?id=x',
    ]) {
      expect((await detail(path)).statusCode).toBe(404)
    }
    expect((await detail(`sppb/permohonan/detail?id=${permohonan}`, dunia.people.pemohon)).statusCode).toBe(
      404,
    )
  })

  test('`user` filters the list; for one berkas it must be the applicant or the caller', async () => {
    const { sekretariat } = dunia.people
    const [id] = ids((await history(pemohon.client)).query)
    const all = (siapa: string) => detail(`sppb/permohonan/detail?id=all${siapa}`, sekretariat)
    const milik = (await all(`&user=${pemohon.client.uuid}`)).json().data
    expect(milik.map((row: { id_pengguna: number }) => row.id_pengguna)).toEqual([
      pemohon.client.id,
      pemohon.client.id,
    ])
    expect((await all('')).json().data.length).toBeGreaterThan(2)
    expect((await all('&user=0')).json().code).toBe('VALIDASI_GAGAL')
    const one = (user: string | number, by: SignedInClient) =>
      detail(`sppb/permohonan/detail?id=${id}&user=${user}`, by)
    const kolega = await server.get().as('PELAKU_USAHA', { perusahaan_id: pemohon.company.id })
    for (const by of [pemohon.client, sekretariat, kolega]) {
      for (const user of [pemohon.client.id, kolega.uuid, by.id, 'all']) {
        expect((await one(user, by)).statusCode).toBe(200)
      }
      for (const user of [dunia.people.pemohon.id, dunia.people.pvtpp.id, 999_999_999, 'x']) {
        expect((await one(user, by)).json()).toMatchObject({
          code: 'VALIDASI_GAGAL',
          errors: [{ field: 'user' }],
        })
      }
    }
    expect((await one(dunia.people.pemohon.id, dunia.people.pemohon)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('perubahan of an izin edar', async () => {
    const { query } = await history(pemohon.client, '', 'pl')
    const { data } = (await detail(`pl/perubahan/detail?id=${ids(query)[0]}`)).json()
    expect(data).toMatchObject({
      status_pengajuan: 'PERUBAHAN',
      data_baru: 'Kemasan 2 kg',
      nomor_sertifikat_lama: expect.stringMatching(/^IZIN-/),
      expire_sertifikat_lama: '2029-01-10',
    })
  })

  test('company data of an application', async () => {
    const [id] = ids((await history(pemohon.client)).query)
    const path = `sppb/info-perusahaan/detail?id=${id}`
    expect((await detail(path)).json().data).toMatchObject({
      nama_perusahaan: pemohon.company.nama_perseroan,
      penanggung_jawab: 'Ibu Penanggung',
    })
    expect((await detail(path, dunia.people.pemohon)).statusCode).toBe(404)
    expect((await detail(path, dunia.people.sekretariat)).statusCode).toBe(200)
  })
})

describe('own list', () => {
  const idOf = ({ id }: { id: number }) => id
  test('both kinds of izin, with counts and filters', async () => {
    const read = async (query = '') =>
      (await pemohon.client.inject({ url: `/api/psat/pengajuan${query}` })).json()
    const all = await read()
    expect(all.counts).toEqual({ proses: 3, menunggu_saya: 0, terbit: 0, ditolak: 0 })
    expect([all.meta.total, all.data.length]).toEqual([3, 3])
    const [file] = (await read('?auditType=izin_edar_pl')).data
    expect(file).toMatchObject({
      auditType: 'izin_edar_pl',
      jenisPengajuan: 'perubahan_data',
      giliran_saya: false,
    })
    await dunia.people.sekretariat.inject({
      method: 'POST',
      url: '/api/psat/pl/audit/permohonan_baru',
      payload: { id_pengajuan: file.id, proses: 'REVISION', keterangan: 'Lengkapi.' },
    })
    const waiting = await read('?keadaan=menunggu_saya')
    expect(waiting).toMatchObject({
      counts: { proses: 2, menunggu_saya: 1 },
      data: [{ id: file.id, giliran_saya: true, jeda: true }],
      meta: { total: 1 },
    })
    const running = await read('?keadaan=proses')
    expect([running.meta.total, running.data.map((row: { id: number }) => row.id)]).toEqual([
      2,
      all.data.map((row: { id: number }) => row.id).filter((id: number) => id !== file.id),
    ])
    expect((await read()).meta.total).toBe(3)
    const sorted = async (sort: string): Promise<{ id: number; uploadTime: string }[]> =>
      (await read(`?sort=${sort}`)).data
    const first = await sorted('masuk')
    const times = first.map(({ uploadTime }) => uploadTime)
    expect(times).toEqual(times.toSorted())
    expect((await sorted('-masuk')).map(idOf)).toEqual(first.map(idOf).toReversed())
    // The returned file stands at a later stage than the new file.
    expect((await sorted('-tahap')).map(idOf)[0]).toBe(file.id)
    const refused = await pemohon.client.inject({ url: '/api/psat/pengajuan?sort=nib' })
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'sort'])
    await pemohon.client.inject({
      method: 'POST',
      url: '/api/psat/pl/audit/penarikan',
      payload: { id_pengajuan: file.id, keterangan: 'Batal' },
    })
    expect(await read('?keadaan=ditolak')).toMatchObject({
      counts: { proses: 2, ditolak: 1 },
      meta: { total: 1 },
    })
    expect((await dunia.people.sekretariat.inject({ url: '/api/psat/pengajuan' })).statusCode).toBe(403)
  })
})
