import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { expect, test } from 'vitest'
import { formPduk, registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { sendReminders } from './pengingat.service.ts'

const server = useTestApp({}, { jobs: true })
const today = dayInJakarta(new Date())

async function holder(given: object = {}) {
  const { db } = server.get().platform
  const company = await createPerusahaan(db, given)
  const client = await server.get().as('PELAKU_USAHA', {
    perusahaan_id: company.id,
    email: `pemilik-${company.id}@contoh.id`,
  })
  const news = async (): Promise<string[]> => {
    const answer = await client.inject({ url: '/api/notifikasi/history', query: { limit: '100' } })
    return answer.json().detail.data.map(({ keterangan }: { keterangan: string }) => keterangan)
  }
  return { company, news }
}

test('a holder is told at 180, 90 and 30 days, once each, in the portal and by mail', async () => {
  const { platform } = server.get()
  const { company, news } = await holder()
  const kota = registrasiCalls(await server.get().as('OKKP_ADMIN_KOTA'))
  const made = await Promise.all(
    [181, 180, 91, 90, 31, 30, 0, -1].map((left) =>
      kota.added({ nib: company.nib, exp_sertifikat: addDays(today, left) }),
    ),
  )
  await sendReminders(platform)
  const first = await news()
  const told = made.map(
    ({ no_registration }) => first.filter((text) => text.includes(`${no_registration} `)).length,
  )
  expect(told).toEqual([0, 1, 1, 1, 1, 1, 1, 0])
  expect(first.find((text) => text.includes(`${made[5]?.no_registration} `))).toMatch(
    /habis 30 hari lagi.*perpanjangan/,
  )
  const address = `pemilik-${company.id}@contoh.id`
  const mail = await receivedMail(server.get(), address, `${made[5]?.no_registration} `)
  expect(mail).toMatch(/habis 30 hari lagi/)

  await Promise.all([sendReminders(platform), sendReminders(platform)])
  expect(await news()).toEqual(first)

  // The next reminder follows as time passes. A late run skips the reminders that it missed.
  const at = (days: number) => ({ ...platform, clock: () => new Date(Date.now() + days * 86_400_000) })
  await sendReminders(at(1))
  expect(await news()).toHaveLength(first.length + 3)
})

test('what was replaced, suspended or has no account is left to the office', async () => {
  const { company, news } = await holder()
  const kota = registrasiCalls(await server.get().as('OKKP_ADMIN_KOTA'))
  const soon = { nib: company.nib, exp_sertifikat: addDays(today, 20) }
  const [replaced, suspended] = await Promise.all([kota.added(soon), kota.added(soon)])
  await kota.added({ exp_sertifikat: addDays(today, 20) })
  await kota.renew({ ...formPduk({ nib: company.nib }), id: replaced.id })
  await kota.supervise({
    registrasi_id: suspended.id,
    jenis: 'dugaan',
    tanggal: today,
    aspek: ['mutu'],
    hasil: 'tidak_sesuai',
    sanksi: 'pembekuan',
  })
  await sendReminders(server.get().platform)
  expect((await news()).filter((text) => text.includes('hari lagi'))).toEqual([])
})

test('a company that registers later is found by its NIB', async () => {
  const kota = registrasiCalls(await server.get().as('OKKP_ADMIN_KOTA'))
  const nib = '7777777777777'
  const { no_registration } = await kota.added({ nib, exp_sertifikat: addDays(today, 10) })
  const { news } = await holder({ nib })
  await sendReminders(server.get().platform)
  expect((await news())[0]).toContain(no_registration)
})

test('the office has its cards, within its region', async () => {
  const kota = await server.get().as('OKKP_ADMIN_KOTA')
  const lain = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 91 })
  const cardsOf = async (client: typeof kota) => {
    const { kartu } = (await client.inject({ url: '/api/admin/beranda' })).json().data
    return kartu.filter(({ layanan }: { layanan: string }) => layanan === 'OKKP')
  }
  const [soon] = await cardsOf(kota)
  expect(soon).toMatchObject({ judul: 'Registrasi segera habis', perhatian: true })
  expect(soon.jumlah).toBeGreaterThan(2)
  expect((await cardsOf(lain))[0]).toMatchObject({ jumlah: 0, perhatian: false })
  expect(await cardsOf(await server.get().as('AUDITOR'))).toEqual([])
})
