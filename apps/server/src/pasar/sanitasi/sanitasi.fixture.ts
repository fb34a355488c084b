import { randomUUID } from 'node:crypto'
import type { JawabanButir } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { Sanitasi } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'

const base = '/api/pasar-pangan/sanitasi'

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

/**
 * Adds all other items of the master as "does not apply". The server requires an answer to every item, and this answer
 * does not affect the score.
 */
async function dilengkapi(client: SignedInClient, butir: readonly object[]) {
  const { data } = (await client.inject({ url: '/api/pasar-pangan/static/static_sop_sanitasi' })).json()
  const sop = (data as { id: number; nama: string }[]).map(({ id, nama }) => ({ sop_id: id, nama }))
  const given = new Set(butir.map((satu) => (satu as Sop).sop_id))
  const rest = sop.filter(({ sop_id }) => !given.has(sop_id))
  return [...butir, ...rest.map((satu) => ({ ...satu, jawaban: 'tidak_berlaku', foto: [] }))]
}

export const formSanitasi = (pasar_id: number, butir: readonly object[], more: object = {}) => ({
  kode_group: randomUUID(),
  pasar_id,
  tanggal: '2026-05-11',
  butir,
  ...more,
})

export function sanitasiCallsOf(client: SignedInClient) {
  return {
    lengkap: (butir: readonly object[]) => dilengkapi(client, butir),
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (kode_group: string) => client.inject({ url: `${base}/detail`, query: { kode_group } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/create`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (kode_group: string) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { kode_group } }),
    async added(pasarId: number, butir: readonly object[], more: object = {}): Promise<Sanitasi> {
      const answer = await this.add(formSanitasi(pasarId, await this.lengkap(butir), more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
