import { describe, expect, it } from 'vitest'
import { ApiError, errorText, isSilence } from '#platform/wire/api-error.ts'

describe('the text of an error, in the order of the specification', () => {
  const everything = {
    errors: [{ field: 'nama', message: 'daftar' }],
    auth: false,
    errorsMesage: 'errorsMesage',
    response: { Error: 'bersarang' },
    message: 'pesan',
  }
  it.each([
    ['first message of an errors list', everything, 'daftar'],
    ['plain words in an errors list', { ...everything, errors: ['kata'] }, 'kata'],
    ['auth=false with message', { ...everything, errors: [] }, 'pesan'],
    ['errorsMesage', { ...everything, errors: [], auth: undefined }, 'errorsMesage'],
    ['errors', { ...everything, errors: 'satu galat', auth: true, errorsMesage: '' }, 'satu galat'],
    ['nested response Error', { response: { Error: 'bersarang' }, message: 'pesan' }, 'bersarang'],
    ['message', { message: 'pesan' }, 'pesan'],
    ['default', {}, 'Terjadi kesalahan'],
    ['default without a body', undefined, 'Terjadi kesalahan'],
    ['default for a body that is no object', 'oops', 'Terjadi kesalahan'],
  ])('%s', (_name, body, text) => {
    expect(errorText(body)).toBe(text)
  })
})

it('carries fields, code and request id', () => {
  const error = new ApiError(
    400,
    {
      message: 'x',
      code: 'VALIDASI_GAGAL',
      requestId: 'r-1',
      errors: [{ field: 'nama', message: 'Wajib diisi.' }, 'x'],
    },
    'r-2',
  )
  expect(error).toMatchObject({ status: 400, code: 'VALIDASI_GAGAL', requestId: 'r-1' })
  expect(error.fields).toEqual([{ field: 'nama', message: 'Wajib diisi.' }])
  expect(new ApiError(502, undefined, 'r-2').requestId).toBe('r-2')
  expect(new ApiError(0, undefined).message).toContain('Server belum menjawab')
})

it.each([
  [0, true],
  [502, true],
  [503, true],
  [504, true],
  [200, false],
  [408, false],
  [500, false],
  [501, false],
  [505, false],
])('status %i is silence of the server: %s', (status, silent) => {
  expect(isSilence(status)).toBe(silent)
})
