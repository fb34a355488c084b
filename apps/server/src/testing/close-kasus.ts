import { expect } from 'vitest'
import type { SignedInClient, TestApp } from './app.ts'

/** Closes a case of Kota Bandung with a reason, which a colleague confirms. */
export async function closeUntested(server: TestApp, by: SignedInClient, id: number): Promise<void> {
  const colleague = await server.as('OKKP_ADMIN_KOTA')
  const step = async (client: SignedInClient, name: string, more: object) => {
    const read = await client.inject({ url: '/api/okkp/tindak_lanjut/detail', query: { id: String(id) } })
    const { versi, usulan } = read.json().data
    const payload = { id, versi, usulan_id: usulan.at(-1)?.id, ...more }
    const answer = await client.inject({ method: 'PUT', url: `/api/okkp/tindak_lanjut/${name}`, payload })
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  }
  await step(by, 'tutup', { luaran: 'alasan', catatan: 'Sampel sudah habis terjual' })
  await step(colleague, 'periksa', { setuju: true })
}
