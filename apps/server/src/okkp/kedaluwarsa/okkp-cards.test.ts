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

  const cards: Kartu[] = (await client.inject({ url: '/api/admin/beranda' })).json().data.kartu
  const mine = cards.filter(({ layanan }) => layanan === 'OKKP')
  expect(mine.map(({ jumlah }) => jumlah)).toEqual([0, 1, 1])
  for (const { tautan, jumlah } of mine) {
    const query = Object.fromEntries(new URL(tautan, 'http://portal.test').searchParams)
    expect([tautan, (await office.list(query)).json().meta.total]).toEqual([tautan, jumlah])
  }
})
