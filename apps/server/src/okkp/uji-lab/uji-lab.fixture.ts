import type { UjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'

/** Kinds of test that the specification numbers, and the kind for forbidden additives. */
export const jenisUji = { mikotoksin: 1, logam: 2, mikroba: 3, pestisida: 4, bahan: 5 } as const

export async function parameterId(server: TestApp, nama: string): Promise<number> {
  const { id } = await server.platform.db
    .selectFrom('okkp.parameter')
    .select('id')
    .where('nama', '=', nama)
    .executeTakeFirstOrThrow()
  return id
}

export async function komoditasId(server: TestApp, nama: string): Promise<number> {
  const { id } = await server.platform.db
    .selectFrom('okkp.komoditas')
    .select('id')
    .where('nama', '=', nama)
    .executeTakeFirstOrThrow()
  return id
}

export function formLogam(more: object = {}) {
  return {
    jenis_uji_lab_id: jenisUji.logam,
    tanggal: '2026-02-10',
    lembaga: 'OKKP Daerah',
    laboratorium: 'BPMKP',
    no_lhu: 'LHU-1/2026',
    lokasi_sampel: 'Pasar Caringin',
    komoditas_id: 1,
    multiple_parameter: [{ parameter: 'Timbal (Pb)', hasil_uji: '0,05', satuan: 'mg/kg' }],
    ...more,
  }
}

export function formOf(row: UjiLab) {
  return { ...row, alasan_perubahan: 'Salah ketik' }
}

export function ujiLabCalls(client: SignedInClient) {
  const base = '/api/okkp/uji_lab'
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { uji_lab_id: String(id) } }),
    riwayat: (id: number) => client.inject({ url: `${base}/riwayat`, query: { uji_lab_id: String(id) } }),
    jumlah: (query: Record<string, string> = {}) => client.inject({ url: `${base}/jumlah`, query }),
    usul: (query: Record<string, string>) => client.inject({ url: `${base}/usul`, query }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/add`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { uji_lab_id: String(id) } }),
    async added(more: object = {}): Promise<UjiLab> {
      const answer = await this.add(formLogam(more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
    async ids(query: Record<string, string> = {}): Promise<number[]> {
      const answer = await this.list({ limit: '100', ...query })
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json<{ data: UjiLab[] }>().data.map(({ id }) => id)
    },
  }
}
export type UjiLabCalls = ReturnType<typeof ujiLabCalls>
