import { randomUUID } from 'node:crypto'
import type { JawabanButir } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { Sanitasi } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'

const base = '/api/pasar-pangan/sanitasi'

/** Items of the master by their aspect. */
export const sopOf = (server: TestApp, aspek: number) =>
  server.platform.db
    .selectFrom('pasar.sop_sanitasi')
    .select(['id as sop_id', 'nama'])
    .where('aspek_kode', '=', aspek)
    .orderBy('kode')
    .execute()

type Sop = Awaited<ReturnType<typeof sopOf>>[number]

export const dinilai = (butir: readonly Sop[], ...jawaban: JawabanButir[]) =>
  jawaban.map((satu, index) => ({ ...(butir[index] as Sop), jawaban: satu, foto: [] as string[] }))

export const formSanitasi = (pasar_id: number, butir: readonly object[], more: object = {}) => ({
  kode_group: randomUUID(),
  pasar_id,
  tanggal: '2026-05-11',
  butir,
  ...more,
})

export function sanitasiCallsOf(client: SignedInClient) {
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (kode_group: string) => client.inject({ url: `${base}/detail`, query: { kode_group } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/create`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (kode_group: string) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { kode_group } }),
    async added(pasarId: number, butir: readonly object[], more: object = {}): Promise<Sanitasi> {
      const answer = await this.add(formSanitasi(pasarId, butir, more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
