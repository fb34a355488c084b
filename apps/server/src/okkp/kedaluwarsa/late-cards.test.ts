import type { Pengawasan, TemuanTerlambat } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
const day = (offset: number) => addDays(today, offset)

const anyFinding = fc.record({
  aspek: fc.constant('label'),
  tingkat: fc.constantFrom('Minor', 'Kritis'),
  uraian: fc.constantFrom('Label tanpa tanggal kedaluwarsa.', 'Gudang lembap.'),
  batas_waktu: fc.constantFrom(day(-40), day(-3), day(-1), today, day(5), undefined),
  selesai: fc.constantFrom(undefined, undefined, day(-1)),
})
const anySupervision = fc.record({
  temuan: fc.array(anyFinding, { maxLength: 3 }),
  sanksi: fc.constantFrom('tidak_ada', 'peringatan', 'pembekuan', 'pencabutan'),
  hapus: fc.constantFrom(false, false, true),
  angkat: fc.boolean(),
})

interface Row {
  id: number
  status: string
  pengawasan: Pengawasan[]
  temuan_terlambat?: TemuanTerlambat[]
}

const naive = ({ status, pengawasan }: Row) =>
  status === 'revoked'
    ? []
    : pengawasan
        .flatMap(({ temuan }) => temuan)
        .filter(({ selesai, batas_waktu }) => !selesai && batas_waktu !== null && batas_waktu < today)

test('the card of late findings counts what its list shows and what the findings say', async () => {
  const client = await server.get().as('OKKP_ADMIN_KOTA')
  const office = registrasiCalls(client)
  const ids: number[] = []
  const supervise = async (form: { hapus: boolean; angkat: boolean; sanksi: string; temuan: object[] }) => {
    const { hapus, angkat, ...more } = form
    const { id } = await office.added()
    ids.push(id)
    const lifted =
      angkat && more.sanksi !== 'tidak_ada' ? { sanksi_diangkat: today, alasan_diangkat: 'Diperbaiki.' } : {}
    const common = { jenis: 'berkala', tanggal: day(-60), aspek: ['label'], hasil: 'tidak_sesuai' }
    const answer = await office.supervise({ registrasi_id: id, ...common, ...more, ...lifted })
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    if (hapus) await office.unsupervise(answer.json().data.pengawasan.id)
  }
  for (const form of fc.sample(anySupervision, { numRuns: 40, seed: 7 })) await supervise(form)
  await supervise({
    hapus: false,
    angkat: false,
    sanksi: 'pencabutan',
    temuan: [{ aspek: 'label', tingkat: 'Mayor', uraian: 'Dicabut.', batas_waktu: day(-5) }],
  })

  const rows: Row[] = []
  for (const id of ids) rows.push((await office.detail(id)).json().data)
  const late = rows.filter((row) => naive(row).length > 0)
  expect(rows.some(({ status }) => status === 'revoked')).toBe(true)
  expect(late.length).toBeGreaterThan(5)

  const { kartu } = (await client.inject({ url: '/api/admin/beranda' })).json().data
  const card = kartu.find(({ judul }: { judul: string }) => judul === 'Tindak lanjut terlambat')
  expect(card.jumlah).toBe(late.length)
  const query = Object.fromEntries(new URL(card.tautan, 'http://portal.test').searchParams)
  const answer = (await office.list({ ...query, limit: '1000' })).json()
  const listed: Row[] = answer.data
  expect([answer.meta.total, listed.length]).toEqual([card.jumlah, card.jumlah])
  for (const { id, temuan_terlambat = [] } of listed) {
    const expected = naive(late.find((row) => row.id === id) as Row).map(({ uraian, batas_waktu }) => ({
      uraian,
      batas_waktu,
      hari_terlambat: (Date.parse(today) - Date.parse(batas_waktu ?? '')) / 86_400_000,
    }))
    expect(temuan_terlambat).toEqual(
      expect.arrayContaining(expected.map((each) => expect.objectContaining(each))),
    )
    expect(temuan_terlambat).toHaveLength(expected.length)
  }
  const dues = listed.map(({ temuan_terlambat: [first] = [] }) => first?.batas_waktu ?? '')
  expect(dues).toEqual(dues.toSorted())
  const [plain] = (await office.list({ sort: 'batas_waktu', limit: '1' })).json().data
  expect(plain).not.toHaveProperty('temuan_terlambat')
})
