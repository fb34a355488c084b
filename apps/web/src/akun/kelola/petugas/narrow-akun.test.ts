import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { describe, expect, it } from 'vitest'
import { narrowAkun } from './narrow-akun.ts'

function akun(id: number, change: Partial<Pengguna>): Pengguna {
  return {
    id,
    uuid: `uuid-${id}`,
    username: `petugas${id}`,
    nama: `Petugas ${id}`,
    role: 'AUDITOR',
    email: null,
    no_telp: null,
    duduk_lembaga: null,
    alamat: null,
    photo: null,
    foto: null,
    provinsi_id: null,
    provinsi: null,
    kota_id: null,
    kota: null,
    perusahaan: null,
    nomor_identitas: null,
    detail: null,
    status: true,
    wajib_ganti_sandi: false,
    totp_aktif: false,
    terakhir_masuk: null,
    created: '2026-11-15T00:00:00.000Z',
    ...change,
  }
}

const people = [
  akun(1, { nama: 'Yohana Manurung', email: 'yohana@contoh.id' }),
  akun(2, { nama: 'Bagas Prasetyo', terakhir_masuk: '2026-11-14T01:00:00.000Z' }),
  akun(3, { nama: 'ratih Kusumawardani', role: 'LEAD_AUDITOR', status: false }),
  akun(4, { nama: 'Lina Marlina', role: 'OKKP_ADMIN_KOTA', provinsi_id: 32, kota_id: 3273 }),
]
const page = { page: 1, limit: 10 }
const names = (view: object) => narrowAkun(people, { ...page, ...view }).rows.map((row) => row.id)

describe('narrowAkun', () => {
  it('orders by name without regard to case', () => {
    expect(names({})).toEqual([2, 4, 3, 1])
    expect(names({ sort: '-nama' })).toEqual([1, 3, 4, 2])
  })

  it('puts whoever never signed in last when the latest come first', () => {
    expect(names({ sort: '-terakhir_masuk' })[0]).toBe(2)
  })

  it('searches in name, username and mail', () => {
    expect(names({ search: ' YOHANA@ ' })).toEqual([1])
    expect(names({ search: 'petugas3' })).toEqual([3])
  })

  it('filters by role, region and status', () => {
    expect(names({ role: 'LEAD_AUDITOR' })).toEqual([3])
    expect(names({ provinsi_id: '32', kota_id: '3273' })).toEqual([4])
    expect(names({ status: 'false' })).toEqual([3])
  })

  it('shows the last page when the asked one has gone', () => {
    const { rows, meta } = narrowAkun(people, { page: 9, limit: 3 })
    expect(meta).toEqual({ page: 2, limit: 3, total: 4, max_page: 2 })
    expect(rows.map((row) => row.id)).toEqual([1])
  })
})
