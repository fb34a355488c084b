import type { Kasus, RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { AksiKasus } from '@portal/domain/okkp/kasus/kasus.table'
import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { expect } from 'vitest'
import type { SignedInClient } from '#testing/app.ts'

export async function idParameter(client: SignedInClient, type: string, nama: string): Promise<number> {
  const rows: { id: number; nama: string }[] = (
    await client.inject({ url: `/api/okkp/static/${type}` })
  ).json().data
  const found = rows.find((row) => row.nama === nama)
  if (!found) throw new Error(`The parameter ${nama} does not exist`)
  return found.id
}

/** Calls for rapid tests and their follow-up. By default a form is positive for formalin. */
export async function rapidCalls(client: SignedInClient) {
  const formalin = await idParameter(client, 'bahan_berbahaya', 'Formalin')
  const base = '/api/okkp/rapid_test'
  const chain = '/api/okkp/tindak_lanjut'
  const form = (more: object = {}) => ({
    jenis_rapid_test_id: 5,
    parameter_id: formalin,
    hasil_uji: 'Positif',
    kategori: 'PSAT',
    lembaga: 'Dinas Pangan Uji',
    tanggal: dayInJakarta(new Date()),
    lokasi_sampel: 'Pasar Uji',
    komoditas_id: 1,
    ...more,
  })
  return {
    client,
    form,
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { rapid_test_id: String(id) } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/add`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { rapid_test_id: String(id) } }),
    async added(more: object = {}): Promise<RapidTest> {
      const answer = await this.add(form(more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
    chains: (query: Record<string, string> = {}) => client.inject({ url: chain, query }),
    chain: (id: number) => client.inject({ url: `${chain}/detail`, query: { id: String(id) } }),
    step: (name: string, payload: object) =>
      client.inject({ method: 'PUT', url: `${chain}/${name}`, payload }),
    requests: (query: Record<string, string> = {}) => client.inject({ url: `${chain}/permintaan`, query }),
    openFrom: (payload: object) => client.inject({ method: 'POST', url: `${chain}/buka_dari`, payload }),
    /** Reads the page of a case with what this account may do. */
    async rincian(id: number): Promise<RincianKasus> {
      const answer = await this.chain(id)
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
    /** Takes a step with the version of now and expects success. */
    async did(name: string, id: number, payload: object): Promise<RincianKasus> {
      const { versi } = await this.rincian(id)
      const answer = await this.step(name, { id, versi, ...payload })
      expect([answer.statusCode, answer.json().message, answer.json().errors]).toEqual([
        200,
        expect.any(String),
        undefined,
      ])
      return answer.json().data
    },
    async actions(id: number): Promise<AksiKasus[]> {
      return (await this.rincian(id)).aksi.map(({ nama }) => nama)
    },
    close: (payload: object) => client.inject({ method: 'PUT', url: `${chain}/tutup`, payload }),
    open: (rapid_test_id: number) =>
      client.inject({ method: 'POST', url: `${chain}/buka`, payload: { rapid_test_id } }),
    async chainOf(row: { id: number }): Promise<Kasus> {
      const { data } = (await this.chains({ rapid_test_id: String(row.id) })).json()
      expect(data).toHaveLength(1)
      return data[0]
    },
    async news(): Promise<string[]> {
      const answer = await client.inject({ url: '/api/notifikasi/history', query: { limit: '100' } })
      return answer.json().detail.data.map(({ keterangan }: { keterangan: string }) => keterangan)
    },
  }
}
