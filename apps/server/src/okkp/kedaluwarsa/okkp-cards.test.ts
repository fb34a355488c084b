import { expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()

interface Kartu {
  layanan: string
  jumlah: number
  tautan: string
}

test('a card counts what its link then shows', async () => {
  const client = await server.get().as('OKKP_ADMIN_KOTA')
  const office = registrasiCalls(client)
  const { db } = server.get().platform
  const late = await office.added()
  const open = await office.added()
  const temuan = { aspek: 'label', tingkat: 'Mayor', uraian: 'Label tanpa tanggal kedaluwarsa.' }
  const given = { jenis: 'berkala', tanggal: '2024-03-06', aspek: ['label'], hasil: 'sesuai' }
  const overdue = { ...temuan, batas_waktu: '2024-03-07' }
  for (const [registrasi_id, found] of [
    [late.id, [overdue, overdue]],
    [open.id, [temuan, { ...overdue, selesai: '2024-03-08' }]],
  ]) {
    expect((await office.supervise({ ...given, registrasi_id, temuan: found })).statusCode).toBe(200)
  }
  await db.updateTable('okkp.registrasi').set({ lengkap: false }).where('id', '=', open.id).execute()
  // This office may read a central entry of its city, but only the centre completes the entry.
  const central = await registrasiCalls(await server.get().as('OKKP_ADMIN_PUSAT')).added()
  const incomplete = { lengkap: false, pusat: true }
  await db.updateTable('okkp.registrasi').set(incomplete).where('id', '=', central.id).execute()

  const cards: Kartu[] = (await client.inject({ url: '/api/admin/beranda' })).json().data.kartu
  const mine = cards.filter(({ tautan }) => tautan.startsWith('/okkp/admin/registrasi'))
  expect(mine.map(({ jumlah }) => jumlah)).toEqual([0, 1, 1])
  for (const { tautan, jumlah } of mine) {
    const { tab, ...query } = Object.fromEntries(new URL(tautan, 'http://portal.test').searchParams)
    const shown = tab === 'akan-habis' ? await office.expiring() : await office.list(query)
    expect([tautan, shown.json().meta.total]).toEqual([tautan, jumlah])
  }
})

test('what is incomplete is told to whoever may complete it', async () => {
  const { db } = server.get().platform
  await db.updateTable('okkp.registrasi').set({ lengkap: true }).execute()
  const pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  const entry = await registrasiCalls(pusat).added({ provinsi_unit_id: 32 })
  await db.updateTable('okkp.registrasi').set({ lengkap: false }).where('id', '=', entry.id).execute()
  const asked = async (role: 'SUPERADMIN' | 'OKKP_ADMIN_PUSAT' | 'OKKP_ADMIN_DAERAH' | 'OKKP_ADMIN_KOTA') => {
    const client = await server.get().as(role)
    const seen = (await registrasiCalls(client).list({ lengkap: 'false' })).json().meta.total
    const cards: (Kartu & { judul: string })[] = (await client.inject({ url: '/api/admin/beranda' })).json()
      .data.kartu
    return [seen, cards.find(({ judul }) => judul === 'Registrasi belum lengkap')?.jumlah]
  }
  expect(await asked('OKKP_ADMIN_PUSAT')).toEqual([1, 1])
  expect(await asked('SUPERADMIN')).toEqual([1, 1])
  expect(await asked('OKKP_ADMIN_DAERAH')).toEqual([1, undefined])
  expect(await asked('OKKP_ADMIN_KOTA')).toEqual([1, undefined])
})
