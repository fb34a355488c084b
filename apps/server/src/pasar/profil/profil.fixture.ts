import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { expect } from 'vitest'
import type { SignedInClient } from '#testing/app.ts'

export const formProfilKota = (pasar_id: number, more: object = {}) => ({
  pasar_id,
  tahun_program: 2026,
  sk_tim: 'SK-1/2026',
  ketua_tim: 'Kepala Dinas',
  list_doc: [],
  ...more,
})

type Named = { profil_kota_id?: number; profil_provinsi_id?: number }
const queryOf = (named: Named) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)]))

export function profilCallsOf(client: SignedInClient) {
  const base = '/api/pasar-pangan/profil'
  const post = (path: string, payload: object) =>
    client.inject({ method: 'POST', url: `${base}/${path}`, payload })
  const put = (path: string, payload: object) =>
    client.inject({ method: 'PUT', url: `${base}/${path}`, payload })
  return {
    list: (query: Record<string, string> = {}) => client.inject({ url: base, query }),
    detail: (named: Named) => client.inject({ url: `${base}/detail`, query: queryOf(named) }),
    addKota: (payload: object) => post('create/kota', payload),
    addProvinsi: (payload: object) => post('create/provinsi', payload),
    updateKota: (payload: object) => put('update/kota', payload),
    updateProvinsi: (payload: object) => put('update/provinsi', payload),
    remove: (named: Named) =>
      client.inject({ method: 'DELETE', url: `${base}/delete`, query: queryOf(named) }),
    tugas: () => client.inject({ url: '/api/pasar-pangan/tugas' }),
    async addedKota(pasarId: number, more: object = {}): Promise<ProfilLengkap> {
      const answer = await this.addKota(formProfilKota(pasarId, more))
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
      return answer.json().data
    },
  }
}
export type ProfilCalls = ReturnType<typeof profilCallsOf>
