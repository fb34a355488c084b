import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { formPduk, offices } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>
const today = dayInJakarta(new Date())

beforeAll(async () => {
  office = await offices(server.get())
})

function form(registrasi_id: number, more: object = {}) {
  return {
    registrasi_id,
    jenis: 'berkala',
    tanggal: addDays(today, -40),
    aspek: ['keamanan', 'label'],
    hasil: 'tidak_sesuai',
    sanksi: 'pembekuan',
    temuan: [
      {
        aspek: 'label',
        tingkat: 'Mayor',
        uraian: 'Label tanpa tanggal kedaluwarsa.',
        tindak_lanjut: 'Perbaiki label.',
        batas_waktu: addDays(today, -10),
      },
    ],
    ...more,
  }
}

async function supervised(id: number, more: object = {}) {
  const answer = await office.kota.supervise(form(id, more))
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json().data
}

test('a suspension suspends at once, and lifting it with a reason restores', async () => {
  const { id } = await office.kota.added()
  const { pengawasan, registrasi } = await supervised(id)
  expect(registrasi).toMatchObject({ id, status: 'suspended', sanksi: 'dibekukan' })
  expect(pengawasan.temuan).toEqual([
    {
      aspek: 'label',
      tingkat: 'Mayor',
      uraian: 'Label tanpa tanggal kedaluwarsa.',
      tindak_lanjut: 'Perbaiki label.',
      batas_waktu: addDays(today, -10),
      selesai: null,
      bukti: null,
      terlambat: true,
    },
  ])
  expect((await office.kota.renew({ ...formPduk(), id })).statusCode).toBe(409)

  const lifted = await office.kota.resupervise({
    ...pengawasan,
    sanksi_diangkat: today,
    alasan_diangkat: 'Label sudah diperbaiki.',
    temuan: pengawasan.temuan.map((finding: object) => ({ ...finding, selesai: today })),
  })
  expect(lifted.json().data).toMatchObject({
    pengawasan: { versi: 2, temuan: [{ selesai: today, terlambat: false }] },
    registrasi: { status: 'valid', sanksi: null },
  })
  expect((await office.kota.resupervise(pengawasan)).json().code).toBe('BENTROK')
  expect((await office.kota.detail(id)).json().data.pengawasan).toHaveLength(1)
})

test('a revocation outlasts a suspension that is entered later, and a warning changes nothing', async () => {
  const { id } = await office.kota.added()
  expect((await supervised(id, { sanksi: 'peringatan' })).registrasi.status).toBe('valid')
  const revoked = await supervised(id, { sanksi: 'pencabutan' })
  expect(revoked.registrasi.status).toBe('revoked')
  expect((await supervised(id, { tanggal: today, temuan: [] })).registrasi.status).toBe('revoked')
  const left = (await office.kota.unsupervise(revoked.pengawasan.id)).json().data.registrasi
  expect(left.status).toBe('suspended')
  expect((await office.kota.unsupervise(revoked.pengawasan.id)).statusCode).toBe(404)
})

test('racing sanctions all count', async () => {
  const { id } = await office.kota.added()
  await Promise.all(
    ['pembekuan', 'pencabutan', 'peringatan', 'pembekuan'].map((sanksi) => supervised(id, { sanksi })),
  )
  const detail = (await office.kota.detail(id)).json().data
  expect([detail.status, detail.pengawasan.length]).toEqual(['revoked', 4])
})

test('the holder is told, and what was supervised cannot be deleted', async () => {
  const { db } = server.get().platform
  const { id: perusahaan_id, nib } = await createPerusahaan(db)
  const holder = await server.get().as('PELAKU_USAHA', { perusahaan_id })
  const { id, no_registration } = await office.kota.added({ nib })
  await supervised(id)
  const history = await holder.inject({ url: '/api/notifikasi/history' })
  expect(history.json().detail.data[0].keterangan).toContain(`${no_registration} dibekukan`)
  expect(history.json().detail.data).toHaveLength(1)
  expect((await office.kota.remove(id)).json().code).toBe('MASIH_DIPAKAI')
})

test('the holder is told once for each turn of the sanction, not on every save', async () => {
  const { id: perusahaan_id, nib } = await createPerusahaan(server.get().platform.db)
  const holder = await server.get().as('PELAKU_USAHA', { perusahaan_id })
  const { id } = await office.kota.added({ nib })
  const told = async () =>
    (await holder.inject({ url: '/api/notifikasi/history?limit=100' }))
      .json()
      .detail.data.map(({ keterangan }: { keterangan: string }) => keterangan.split(' ').slice(2).join(' '))
  await supervised(id, { sanksi: 'peringatan' })
  expect(await told()).toEqual([])
  const { pengawasan } = await supervised(id)
  const saved = (await office.kota.resupervise({ ...pengawasan, catatan: 'Dicatat ulang.' })).json().data
  await supervised(id, { sanksi: 'peringatan' })
  expect(await told()).toEqual([expect.stringContaining('dibekukan.')])
  const lifted = { sanksi_diangkat: today, alasan_diangkat: 'Label sudah diperbaiki.' }
  expect((await office.kota.resupervise({ ...saved.pengawasan, ...lifted })).json().code).toBeUndefined()
  expect(await told()).toEqual(['tidak lagi dikenai sanksi.', expect.stringContaining('dibekukan.')])
})

describe('refuses', () => {
  test.each([
    [{ tanggal: addDays(today, 1), temuan: [] }, 'tanggal'],
    [{ sanksi_diangkat: addDays(today, 1), alasan_diangkat: 'Nanti' }, 'sanksi_diangkat'],
    [{ hasil: 'sesuai' }, 'sanksi'],
    [{ aspek: [] }, 'aspek'],
    [{ lampiran: ['bukan-kunci'] }, 'lampiran'],
    [{ jenis: 'iseng' }, 'jenis'],
  ])('%j under its field', async (change, field) => {
    const { id } = await office.kota.added()
    const answer = await office.kota.supervise(form(id, change))
    expect([answer.statusCode, answer.json().errors[0]?.field]).toEqual([400, field])
  })

  test('what lies outside the scope, or is central and merely readable', async () => {
    const own = await office.kota.added()
    expect((await office.lain.supervise(form(own.id))).statusCode).toBe(404)
    const central = await office.pusat.added({ pusat: true })
    expect((await office.kota.supervise(form(central.id))).statusCode).toBe(403)
    const { pengawasan } = await supervised(own.id)
    expect((await office.lain.unsupervise(pengawasan.id)).statusCode).toBe(404)
    expect((await office.lain.resupervise(pengawasan)).statusCode).toBe(404)
  })

  test('a record of another registration under this one', async () => {
    const [one, two] = await Promise.all([office.kota.added(), office.kota.added()])
    const { pengawasan } = await supervised(one.id)
    const answer = await office.kota.resupervise({ ...pengawasan, registrasi_id: two.id })
    expect(answer.statusCode).toBe(404)
  })

  test('a registration that was replaced', async () => {
    const old = await office.kota.added()
    await office.kota.renew({ ...formPduk(), id: old.id })
    expect((await office.kota.supervise(form(old.id))).json().code).toBe('BENTROK')
  })
})
