import type { RapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'

const base = '/api/pasar-pangan/rapid-test'

export async function idOfParameter({ platform }: TestApp, nama: string): Promise<number> {
  const row = await platform.db
    .selectFrom('okkp.parameter')
    .select('id')
    .where('nama', '=', nama)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Returns the rapid test calls of one client. The default form is positive for formalin. */
export async function rapidPasarCallsOf(server: TestApp, client: SignedInClient) {
  const formalin = await idOfParameter(server, 'Formalin')
  const form = (pasar_id: number, more: object = {}) => ({
    pasar_id,
    tanggal: dayInJakarta(new Date()),
    kategori: 'PSAT',
    jenis_rapid_test_id: 5,
    parameter_id: formalin,
    hasil_uji: 'Positif',
    komoditas_id: 1,
    ...more,
  })
  return {
    client,
    form,
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { id: String(id) } }),
    jumlah: (query: Record<string, string> = {}) => client.inject({ url: `${base}/jumlah`, query }),
    kios: (pasar_id: number) => client.inject({ url: `${base}/kios`, query: { pasar_id: String(pasar_id) } }),
    telusur: (id: number) => client.inject({ url: `${base}/telusur`, query: { id: String(id) } }),
    openTindakLanjut: (id: number) =>
      client.inject({ method: 'POST', url: `${base}/tindak_lanjut`, payload: { id } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/create`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { id: String(id) } }),
    async added(pasar_id: number, more: object = {}): Promise<RapidPasar> {
      const answer = await this.add(form(pasar_id, more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
export type RapidPasarCalls = Awaited<ReturnType<typeof rapidPasarCallsOf>>
