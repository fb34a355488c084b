import { randomUUID } from 'node:crypto'
import type { Survei } from '@portal/domain/pasar/survei/survei.contract'
import { expect } from 'vitest'
import type { SignedInClient } from '#testing/app.ts'

const base = '/api/pasar-pangan/survey'
const butirKonsumen = 12

export const formSurvei = (pasar_id: number, more: object = {}) => ({
  pasar_id,
  tahun_program: 2026,
  fase: 'pre',
  sasaran: 'konsumen',
  tanggal: '2026-03-02',
  ...more,
})

export const formResponden = (survei_id: number, nilai: number, more: object = {}) => ({
  survei_id,
  kunci: randomUUID(),
  jenis_kelamin: 'P',
  usia: 34,
  keterangan: 'Ibu rumah tangga',
  jawaban: Object.fromEntries(Array.from({ length: butirKonsumen }, (_, index) => [`K${index + 1}`, nilai])),
  ...more,
})

export function surveiCallsOf(client: SignedInClient) {
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (id: number) => client.inject({ url: `${base}/detail`, query: { id: String(id) } }),
    add: (payload: object) => client.inject({ method: 'POST', url: `${base}/create`, payload }),
    update: (payload: object) => client.inject({ method: 'PUT', url: `${base}/update`, payload }),
    remove: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: { id: String(id) } }),
    answer: (payload: object) => client.inject({ method: 'POST', url: `${base}/responden/create`, payload }),
    removeResponden: (id: number) =>
      client.inject({ method: 'DELETE', url: `${base}/responden/delete`, query: { id: String(id) } }),
    async opened(pasarId: number, more: object = {}): Promise<Survei> {
      const answer = await this.add(formSurvei(pasarId, more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
    async answered(surveiId: number, nilai: number): Promise<void> {
      const answer = await this.answer(formResponden(surveiId, nilai))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    },
  }
}
