import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeBack } from './take-back.ts'

const fetch = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => void vi.unstubAllGlobals())

const undo = () => takeBack(okkpImpor, 'b0c1d2e3-0000-4000-8000-000000000001')
const held = { dihapus: 0, tertahan_total: 1, tertahan: [{ id: 7, nomor: 'R-7', sebab: 'Sudah diubah' }] }

test('where every row is held back, the refusal is a result that names them', async () => {
  fetch.mockResolvedValueOnce(Response.json({ code: 'BENTROK', data: held }, { status: 409 }))
  expect(await undo()).toEqual(held)
})

test('any other refusal stays one', async () => {
  fetch.mockResolvedValueOnce(Response.json({ message: 'Sudah dibatalkan.' }, { status: 409 }))
  await expect(undo()).rejects.toMatchObject({ status: 409, message: 'Sudah dibatalkan.' })
})
