import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { guardJenisIzin } from '#psat/daftar/jenis-izin-dari.ts'

function thrownAt(type: string): unknown {
  try {
    guardJenisIzin({ location: { pathname: `/psat/admin/perizinan/${type}/audit`, search: { kode: '01' } } })
  } catch (thrown) {
    return thrown
  }
}

it('lets a kind pass', () => {
  expect(thrownAt('sppb_psat')).toBeUndefined()
})

it('leads an older name to the present one, with all that was asked', () => {
  const thrown = thrownAt('edar')
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/psat/admin/perizinan/izin_edar_pl/audit',
    search: { kode: '01' },
  })
})

it.each(['lain', 'constructor'])('knows no page of %s', (type) => {
  expect(isNotFound(thrownAt(type))).toBe(true)
})
