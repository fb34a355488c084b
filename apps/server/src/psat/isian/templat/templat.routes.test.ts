import { bertemplat } from '@portal/domain/psat/isian/templat'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { rtf } from './rtf.ts'

const server = useTestApp()

test('everybody gets every letter, as a file for a word processor', async () => {
  const { app } = server.get()
  for (const nama of bertemplat) {
    const answer = await app.inject({ url: `/api/psat/templat/${nama}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/rtf'])
    expect(answer.headers['content-disposition']).toContain(`${nama.replaceAll('_', '-')}.rtf`)
    expect(answer.body.startsWith('{\\rtf1')).toBe(true)
    expect(answer.body.endsWith('}')).toBe(true)
  }
  expect((await app.inject({ url: '/api/psat/templat/lain' })).statusCode).toBe(400)
})

test('what RTF would take for its own is written out', () => {
  expect(rtf(['a{b}\\ é'])).toContain('a\\{b\\}\\\\ \\u233?')
})

test('what the service costs is told to everybody before they apply', async () => {
  const { app } = server.get()
  const answer = await app.inject({ url: '/api/psat/master/tarif' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toContainEqual({
    auditType: 'sppb_psat',
    jenisPengajuan: 'permohonan_baru',
    nominal: expect.any(Number),
  })
})
