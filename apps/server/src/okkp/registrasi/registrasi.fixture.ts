import { jenis } from '@portal/domain/okkp/registrasi/registrasi.fields'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'

let count = 0

/** Returns a PDUK form that every office may send, with a new number each time. */
export function formPduk(more: object = {}) {
  count += 1
  return {
    jenis_registrasi_id: jenis.pduk,
    unit_usaha: `UD Uji Tani ${count}`,
    kota_id: 3273,
    alamat_kantor: 'Jalan Rahasia 7, Bandung',
    alamat_unit: 'Jalan Rahasia 9, Bandung',
    komoditas_id: 1,
    nama_psat: 'Beras uji',
    merk: 'Padi Uji',
    no_registration: `UJI-${process.pid}-${count}`,
    label: 'Hijau',
    terbit_sertifikat: '2024-03-05',
    ...more,
  }
}

export function formOf({ kode_verifikasi: _code, lengkap: _complete, ...row }: Registrasi) {
  return row
}

export function registrasiCalls(client: SignedInClient) {
  const base = '/api/okkp/registrations'
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { registrasi_id: String(id) } }),
    history: (id: number) => client.inject({ url: `${base}/history`, query: { registrasi_id: String(id) } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/add`, payload }),
    renew: (payload: object) =>
      client.inject({ method: 'POST', url: `${base}/add?perpanjangan=true`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { registrasi_id: String(id) } }),
    supervise: (payload: object) => client.inject({ method: 'POST', url: `${base}/pengawasan/add`, payload }),
    resupervise: (payload: object) =>
      client.inject({ method: 'PUT', url: `${base}/pengawasan/update`, payload }),
    unsupervise: (id: number) =>
      client.inject({
        method: 'DELETE',
        url: `${base}/pengawasan/delete`,
        query: { pengawasanId: String(id) },
      }),
    contact: (payload: object) => client.inject({ method: 'POST', url: `${base}/kontak/add`, payload }),
    expiring: (query: Record<string, string> = {}) => client.inject({ url: `${base}/expiring`, query }),
    async added(more: object = {}): Promise<Registrasi> {
      const answer = await this.add(formPduk(more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
export type RegistrasiCalls = ReturnType<typeof registrasiCalls>

/** Signs in one client per office: the centre, Jawa Barat, Kota Bandung and another province. */
export async function offices(server: TestApp) {
  const [pusat, daerah, kota, lain] = await Promise.all([
    server.as('OKKP_ADMIN_PUSAT'),
    server.as('OKKP_ADMIN_DAERAH'),
    server.as('OKKP_ADMIN_KOTA'),
    server.as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 }),
  ])
  return {
    pusat: registrasiCalls(pusat),
    daerah: registrasiCalls(daerah),
    kota: registrasiCalls(kota),
    lain: registrasiCalls(lain),
  }
}
