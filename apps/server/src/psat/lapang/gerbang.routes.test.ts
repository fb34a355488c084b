import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { ceklisAwal } from '@portal/domain/psat/lapang/ceklis'
import { beforeAll, describe, expect, test } from 'vitest'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { berkasWorld } from '#psat/sekretariat/sekretariat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
let dunia: Awaited<ReturnType<typeof berkasWorld>>
/** Returns a new working day after today on each call, so that no officer has two visits on one day. */
let nextDay: () => string
const today = dayInJakarta(Date.now())

beforeAll(async () => {
  world = await psatWorld(server.get())
  dunia = await berkasWorld(server.get())
  const holidays = await readHolidays(world.platform.db)
  let last = today
  nextDay = () => (last = addWorkingDays(last, 1, holidays))
})

const kode = ceklisAwal.flatMap(({ butir }) => butir.map((satu) => satu.kode))
const semua = Object.fromEntries(kode.map((satu) => [satu, { nilai: 'sesuai' }]))

/** A file at the field audit, with the calls that both tracks spell differently. */
interface Diperiksa {
  uuid: string
  lead: SignedInClient
  selesai: (more?: object) => ReturnType<SignedInClient['inject']>
  setuju: SignedInClient
}

const alur: Record<'pengajuan' | 'berkas', () => Promise<Diperiksa>> = {
  async pengajuan() {
    const berkas = await world.at('audit_lapang')
    const { lead, pemohon } = world.people
    const selesai = (more = {}) => world.call('lead', berkas, 'audit/lapang', { proses: 'CLEAR', ...more })
    return { uuid: berkas.uuid, lead, selesai, setuju: pemohon }
  },
  async berkas() {
    const berkas = await dunia.at('audit_lapang')
    const { lead, pemohon } = dunia.people
    const selesai = (more = {}) => dunia.call('lead', berkas, 'auditLapang', { status: 'accept', ...more })
    return { uuid: berkas.uuid, lead, selesai, setuju: pemohon }
  },
}

async function save({ uuid, lead }: Diperiksa, tanggal: string | null, jawaban: object) {
  const url = `/api/psat/pengajuan/${uuid}/ceklis`
  const { versi } = (await lead.inject({ url })).json().data
  const saved = await lead.inject({ method: 'PUT', url, payload: { tanggal, jawaban, versi } })
  expect(saved.statusCode).toBe(200)
}

async function visit({ uuid, lead, setuju }: Diperiksa, day: string) {
  const url = `/api/psat/pengajuan/${uuid}/kunjungan`
  const usul = { tanggal_mulai: day, tanggal_selesai: day, jam: '09.00', petugas: [lead.id] }
  expect((await lead.inject({ method: 'POST', url, payload: usul })).statusCode).toBe(200)
  const agreed = await setuju.inject({ method: 'POST', url: `${url}/setuju`, payload: { versi: 1 } })
  expect(agreed.statusCode).toBe(200)
}

const kurang = (answer: Awaited<ReturnType<Diperiksa['selesai']>>) => {
  const { code, kurang: list } = answer.json()
  return [answer.statusCode, code, list?.map(({ syarat }: { syarat: string }) => syarat)]
}
const held = (...syarat: string[]) => [409, 'SYARAT_BELUM_TERPENUHI', syarat]
const read = async ({ lead, uuid }: Diperiksa) =>
  (await lead.inject({ url: `/api/psat/pengajuan/${uuid}` })).json().data

describe.each(['pengajuan', 'berkas'] as const)('field audit on track %s', (nama) => {
  test('it waits for its date and for a word on every item that does not comply', async () => {
    const berkas = await alur[nama]()
    await save(berkas, null, { ...semua, '2.2': { nilai: 'tidak_sesuai' } })
    const bare = await berkas.selesai()
    expect(kurang(bare)).toEqual(held('tidak_sesuai_beralasan', 'tanggal_audit'))
    expect(bare.json().message).toBe(
      'Butir 2.2 dinilai tidak sesuai tanpa temuan atau catatan. Tanggal audit lapang belum diisi.',
    )
    const shown = (await read(berkas)).tertunda.find(({ sebab }: { sebab: string[] }) => sebab.length === 2)
    expect(shown.sebab[0]).toMatch(/^Butir 2\.2/)
    await save(berkas, nextDay(), { ...semua, '2.2': { nilai: 'tidak_sesuai', catatan: 'Bercampur.' } })
    expect(kurang(await berkas.selesai())).toEqual(held('tanggal_audit'))
    const temuan = { sasaran: 'lapangan', bidang: '2.2', uraian: 'Area kotor bercampur.' }
    const url = `/api/psat/pengajuan/${berkas.uuid}/temuan`
    const { id } = (await berkas.lead.inject({ method: 'POST', url, payload: temuan })).json().data
    await save(berkas, today, { ...semua, '2.2': { nilai: 'tidak_sesuai' } })
    expect(kurang(await berkas.selesai())).toEqual(held('temuan_selesai'))
    await berkas.lead.inject({ method: 'DELETE', url, query: { id: String(id) } })
    expect(kurang(await berkas.selesai())).toEqual(held('tidak_sesuai_beralasan'))
    await save(berkas, today, semua)
    expect((await berkas.selesai()).statusCode).toBe(200)
  })

  test('before the agreed visit it wants a reason, which the visit then keeps as cancelled', async () => {
    const berkas = await alur[nama]()
    await visit(berkas, nextDay())
    await save(berkas, today, semua)
    const early = await berkas.selesai()
    expect(kurang(early)).toEqual(held('hari_kunjungan'))
    expect(early.json().message).toMatch(/^Kunjungan disepakati .* belum berlangsung/)
    const page = await read(berkas)
    expect(page.aksi.find(({ minta_alasan: why }: { minta_alasan: string | null }) => why)).toMatchObject({
      minta_alasan: early.json().message,
    })
    const alasan = 'Unit meminta audit lebih awal.'
    expect((await berkas.selesai({ alasan_kunjungan: alasan })).statusCode).toBe(200)
    const { kini, riwayat } = (await read(berkas)).kunjungan
    expect([kini.status, kini.keterangan, kini.alasan]).toEqual(['dibatalkan', 'Dibatalkan', alasan])
    expect(riwayat.at(-1)).toMatchObject({ peristiwa: 'Kunjungan dibatalkan', alasan })
    const coming = (await berkas.lead.inject({ url: '/api/psat/kunjungan' })).json().data
    expect(coming.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(berkas.uuid)
  })

  test('a visit whose day has come ends as carried out and stays in the calendar as past', async () => {
    const berkas = await alur[nama]()
    await visit(berkas, nextDay())
    // The day of the visit comes.
    await world.platform.db
      .updateTable('psat.kunjungan')
      .set({ tanggal_mulai: today, tanggal_selesai: today })
      .where('pengajuan_id', '=', (await read(berkas)).id)
      .execute()
    await save(berkas, today, semua)
    expect((await berkas.selesai()).statusCode).toBe(200)
    expect((await read(berkas)).kunjungan.kini).toMatchObject({
      status: 'dilaksanakan',
      keterangan: 'Dilaksanakan',
    })
    const calendar = async (status = '') => {
      const query = { dari: today, sampai: today, ...(status ? { status } : {}) }
      const { data } = (
        await world.people.superadmin.inject({ url: '/api/psat/kunjungan/kalender', query })
      ).json()
      return data.filter(({ uuid }: { uuid: string }) => uuid === berkas.uuid)
    }
    expect(await calendar()).toMatchObject([{ status: 'dilaksanakan', keterangan: 'Dilaksanakan' }])
    expect(await calendar('dikonfirmasi')).toEqual([])
    const surat = await berkas.lead.inject({
      url: `/api/psat/pengajuan/${berkas.uuid}/kunjungan/surat-tugas`,
    })
    expect(surat.statusCode).toBe(200)
  })
})

test('a file that ends takes its visit with it, and a cancelled visit leaves the calendar', async () => {
  const berkas = await world.at('audit_lapang')
  const { uuid } = berkas
  const day = nextDay()
  const { lead, pemohon } = world.people
  await visit({ uuid, lead, setuju: pemohon, selesai: () => world.page('lead', berkas) }, day)
  await world.step('pemohon', berkas, 'audit/penarikan', { keterangan: 'Rencana berubah.' })
  expect((await world.read('pemohon', berkas)).kunjungan?.kini).toMatchObject({ status: 'dibatalkan' })
  const calendar = await world.people.superadmin.inject({
    url: '/api/psat/kunjungan/kalender',
    query: { dari: day, sampai: day },
  })
  expect(calendar.json().data.map((one: { uuid: string }) => one.uuid)).not.toContain(uuid)
})
