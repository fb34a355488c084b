import type { KelompokPedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { expect } from 'vitest'
import type { SignedInClient } from '#testing/app.ts'

let count = 0

export function formPedagang(more: object = {}) {
  count += 1
  return {
    persetujuan: true,
    nama: `Ibu Uji ${count}`,
    nik: `32730101018${String(count).padStart(5, '0')}`,
    jenis_kelamin: 'P',
    hp: '081234567890',
    nomor_kios: `A-${process.pid}-${count}`,
    zona: 'segar',
    kategori: 'PSAT',
    pasokan: [{ komoditas_id: 1, pemasok: 'UD Sumber Tani', asal_kota_id: 3204, frekuensi: 'harian' }],
    ...more,
  }
}

type Named = { group_id?: number; pedagang_id?: number }
const queryOf = (named: Named) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)]))

export function pedagangCallsOf(client: SignedInClient) {
  const base = '/api/pasar-pangan/data-pedagang'
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (named: Named) => client.inject({ url: `${base}/detail`, query: queryOf(named) }),
    create: (payload: object) => client.inject({ method: 'POST', url: `${base}/create`, payload }),
    add: (payload: object, headers = {}) =>
      client.inject({ method: 'POST', url: `${base}/add_pedagang`, payload, headers }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    rename: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update_kelompok`, payload }),
    remove: (named: Named) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: queryOf(named) }),
    telusur: (id: number) => client.inject({ url: `${base}/telusur`, query: { pemasok_id: String(id) } }),
    pemasok: (search: string) => client.inject({ url: `${base}/pemasok`, query: { search } }),
    async created(pasar_id: number, more: object = {}, trader: object = {}): Promise<KelompokPedagang> {
      const form = { pasar_id, kelompok: 'Blok A', pedagang: [formPedagang(trader)], ...more }
      const answer = await this.create(form)
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
export type PedagangCalls = ReturnType<typeof pedagangCallsOf>
