import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'

let count = 0

export function formPasar(more: object = {}) {
  count += 1
  return {
    nama: `Pasar Uji ${process.pid}-${count}`,
    alamat: 'Jalan Pasar 1, Bandung',
    kota_id: 3273,
    lintang: -6.9147,
    bujur: 107.6098,
    tahun_pas_aman: 2025,
    tipe: 'II',
    pengelola_nama: 'Asep Pengelola',
    pengelola_hp: '081234567890',
    hari_buka: ['minggu', 'senin'],
    jam_buka: '04:00',
    jam_tutup: '15:30',
    zona: ['segar'],
    sarana: ['toilet', 'air_bersih'],
    ...more,
  }
}

export function pasarCallsOf(client: SignedInClient) {
  const base = '/api/pasar-pangan/pasar'
  return {
    client,
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { id: String(id) } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/add`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { id: String(id) } }),
    async added(more: object = {}): Promise<Pasar> {
      const answer = await this.add(formPasar(more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}

export async function pasarOffices(server: TestApp) {
  const [pusat, daerah, kota, okpo, okpoKota, lain, lab] = await Promise.all([
    server.as('OKKP_ADMIN_PUSAT'),
    server.as('OKKP_ADMIN_DAERAH'),
    server.as('OKKP_ADMIN_KOTA'),
    server.as('OKPO_ADMIN'),
    server.as('OKPO_ADMIN', { provinsi_id: 32, kota_id: 3273 }),
    server.as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 }),
    server.as('OKKP_ADMIN_UJILAB'),
  ])
  return {
    pusat: pasarCallsOf(pusat),
    daerah: pasarCallsOf(daerah),
    kota: pasarCallsOf(kota),
    okpo: pasarCallsOf(okpo),
    okpoKota: pasarCallsOf(okpoKota),
    lain: pasarCallsOf(lain),
    lab: pasarCallsOf(lab),
  }
}
export type PasarOffices = Awaited<ReturnType<typeof pasarOffices>>
