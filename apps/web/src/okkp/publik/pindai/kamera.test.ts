import { expect, test } from 'vitest'
import { openKamera } from '#okkp/publik/pindai/kamera.ts'

const refusing = (name: string) => ({
  getUserMedia: () => Promise.reject(new DOMException('ditolak', name)),
})

test.each([
  ['NotAllowedError', 'Izinkan lewat tanda di sebelah alamat'],
  ['NotFoundError', 'tidak punya kamera'],
  ['NotReadableError', 'dipakai aplikasi lain'],
  ['AbortError', 'tidak dapat memakai kamera'],
])('%s says what to do', async (name, words) => {
  const answer = await openKamera(refusing(name))
  expect(answer).toEqual({ fault: expect.stringContaining(words) })
  expect(answer).toEqual({ fault: expect.stringContaining('tulis kodenya') })
})

test('a browser without cameras says so', async () => {
  expect(await openKamera(undefined)).toEqual({
    fault: expect.stringContaining('tidak dapat memakai kamera'),
  })
})

test('the camera at the back is asked for', async () => {
  const asked: unknown[] = []
  const stream = {} as MediaStream
  const getUserMedia = (constraints?: MediaStreamConstraints) => {
    asked.push(constraints)
    return Promise.resolve(stream)
  }
  expect(await openKamera({ getUserMedia })).toEqual({ stream })
  expect(asked).toEqual([{ video: { facingMode: 'environment' }, audio: false }])
})
