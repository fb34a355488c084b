import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { expect } from 'vitest'
import type { SignedInClient } from '#testing/app.ts'

let count = 0

export const nipBaru = () =>
  String(197_001_012_000_000_000n + BigInt(process.pid % 10_000) * 1000n + BigInt(++count))

/** Returns a form for a person in Kota Bandung with all personal fields. Offices of Jawa Barat may send it. */
export function formSdm(more: object = {}) {
  return {
    nama_lengkap: `Sri Rahayu ${++count}`,
    nip: nipBaru(),
    jenis_kelamin: 'P',
    provinsi_id: 32,
    kota_id: 3273,
    unit_kerja: 'Dinas Ketahanan Pangan dan Pertanian',
    jabatan: 'Pengawas Mutu Hasil Pertanian',
    golongan_id: 1,
    no_hp: '081234567890',
    email: 'sri@rahasia.go.id',
    kompetensi: [
      {
        kategori: 'petugas_contoh',
        jenis: 'Petugas Pengambil Contoh',
        nomor: 'RAHASIA-PPC-77',
        lembaga: 'LSP Pertanian',
        terbit: '2024-01-10',
        berlaku_sampai: '2099-01-10',
      },
    ],
    ...more,
  }
}

export function sdmCallsOf(client: Pick<SignedInClient, 'inject'>) {
  const base = '/api/okkp/sdm'
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { sdm_id: String(id) } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/add`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { sdm_id: String(id) } }),
    async added(more: object = {}): Promise<Sdm> {
      const answer = await this.add(formSdm(more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
