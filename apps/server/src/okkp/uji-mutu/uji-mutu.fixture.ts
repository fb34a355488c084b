import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { expect } from 'vitest'
import type { SignedInClient } from '#testing/app.ts'

export async function idKomoditas(client: SignedInClient, nama: string): Promise<number> {
  const answer = await client.inject({ url: '/api/okkp/static/komoditas', query: { search: nama } })
  const rows: { id: number; nama: string }[] = answer.json().data
  const found = rows.find((row) => row.nama === nama)
  if (!found) throw new Error(`The commodity ${nama} does not exist`)
  return found.id
}

export async function mutuCalls(client: SignedInClient) {
  const beras = await idKomoditas(client, 'Beras')
  const base = '/api/okkp/uji_mutu'
  /** Returns a form for premium rice, which every office may enter. */
  const form = (more: object = {}) => ({
    lembaga: 'Dinas Pangan Uji',
    tanggal: '2026-03-05',
    lokasi_sampel: 'Gudang Uji, Bandung',
    komoditas_id: beras,
    jenis_beras: 'sosoh',
    derajat_sosoh: 95,
    kadar_air: 13.5,
    butir_menir: 0.4,
    butir_patah: 12,
    butir_lain: 0.5,
    butir_gabah: 0,
    benda_lain: 0,
    ...more,
  })
  return {
    form,
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { uji_mutu_id: String(id) } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/add`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { uji_mutu_id: String(id) } }),
    async added(more: object = {}): Promise<UjiMutu> {
      const answer = await this.add(form(more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
