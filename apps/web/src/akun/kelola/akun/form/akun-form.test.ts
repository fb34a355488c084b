import { describe, expect, it } from 'vitest'
import { settle } from '#platform/forms/resolver.ts'
import { accountOf, type FormAkun, formAkun, newIsian, regionForRole } from './akun-form.ts'

const filled = { nama: 'Lina Marlina', username: 'lina.kota' }
const faultsOf = (change: object) =>
  settle(formAkun, { ...newIsian(['OKKP_ADMIN_KOTA', 'PVTPP']), ...change }).faults

describe('formAkun', () => {
  it('tells every fault at once, region and password included', () => {
    const faults = faultsOf({ role: 'OKKP_ADMIN_KOTA', cara_sandi: 'sendiri', password: 'pendek' })
    expect(faults).toEqual({
      nama: 'Wajib diisi.',
      username: 'Wajib diisi.',
      provinsi_id: 'Pilih provinsi untuk peran ini.',
      password: 'Kata sandi paling sedikit 12 karakter.',
    })
  })

  it('asks for a role first', () => {
    expect(faultsOf(filled)).toEqual({ role: 'Pilih salah satu dari daftar.' })
  })

  it('refuses a chosen password that holds the username', () => {
    const password = 'lina.kota-2026-aman'
    expect(faultsOf({ ...filled, role: 'PVTPP', cara_sandi: 'sendiri', password })).toEqual({
      password: 'Kata sandi tidak boleh memuat nama pengguna.',
    })
  })

  it('does not look at a password that will not be sent', () => {
    expect(faultsOf({ ...filled, role: 'PVTPP', password: 'x' })).toEqual({})
  })
})

describe('newIsian', () => {
  it('fills in the only role of a group', () => {
    expect(newIsian(['PVTPP']).role).toBe('PVTPP')
    expect(newIsian(['AUDITOR', 'LEAD_AUDITOR']).role).toBeNull()
  })
})

describe('regionForRole', () => {
  const bandung = { provinsi_id: 32, kota_id: 3273 }
  it.each([
    ['SUPERADMIN', { provinsi_id: null, kota_id: null }],
    ['OKKP_ADMIN_DAERAH', { provinsi_id: 32, kota_id: null }],
    ['OKKP_ADMIN_KOTA', bandung],
    ['OKPO_ADMIN', bandung],
    [null, { provinsi_id: null, kota_id: null }],
  ] as const)('%s keeps what it may carry', (role, kept) => {
    expect(regionForRole(role, bandung)).toEqual(kept)
  })
})

describe('accountOf', () => {
  const form: FormAkun = { ...filled, role: 'PVTPP', cara_sandi: 'otomatis', password: 'sisa ketikan' }
  it('sends a password only where one was chosen', () => {
    expect(accountOf(form)).toEqual({ ...filled, role: 'PVTPP' })
    expect(accountOf({ ...form, cara_sandi: 'sendiri' })).toEqual({
      ...filled,
      role: 'PVTPP',
      password: 'sisa ketikan',
    })
  })
})
