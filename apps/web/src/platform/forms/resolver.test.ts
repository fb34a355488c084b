import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serverFaults, settle } from '#platform/forms/resolver.ts'

const schema = z.object({
  nama: z.string().trim().min(1),
  kelompok_id: z.int(),
  catatan: z.string().optional(),
  tanggal: z.string().nullable(),
  pemasok: z.array(z.object({ nama: z.string().min(3) })),
})
const good = {
  nama: 'Beras',
  kelompok_id: 1,
  catatan: 'x',
  tanggal: '2026-11-15',
  pemasok: [{ nama: 'Tani' }],
}

describe('settle', () => {
  it('passes good values on as they are', () => {
    expect(settle(schema, good)).toEqual({ faults: {}, values: good })
  })

  it('says in Indonesian what is missing, under each field', () => {
    const { faults } = settle(schema, { ...good, nama: ' ', kelompok_id: null, pemasok: [{ nama: 'T' }] })
    expect(faults).toEqual({
      nama: 'Wajib diisi.',
      kelompok_id: 'Wajib diisi.',
      'pemasok.0.nama': 'Minimal 3 karakter.',
    })
  })

  it('leaves an empty field out where the schema knows no null, and keeps null where it does', () => {
    const { faults, values } = settle(schema, { ...good, catatan: null, tanggal: null })
    expect(faults).toEqual({})
    expect(values).toEqual({ ...good, catatan: undefined, tanggal: null })
  })
})

it('puts the first message of the server under each field', () => {
  expect(
    serverFaults([
      { field: 'nama', message: 'Sudah ada.' },
      { field: 'nama', message: 'Terlalu panjang.' },
      { field: 'body.username', message: 'Sudah dipakai.' },
    ]),
  ).toEqual({ nama: 'Sudah ada.', username: 'Sudah dipakai.' })
})
