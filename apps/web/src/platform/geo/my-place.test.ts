import { expect, test } from 'vitest'
import { myPlace } from '#platform/geo/my-place.ts'

const refusing = (code: number) =>
  ({
    getCurrentPosition: (_done: unknown, fail: (error: { code: number }) => void) => fail({ code }),
  }) as Geolocation

test('a found place is rounded as places are kept', async () => {
  const finding = {
    getCurrentPosition: (done: (found: object) => void) =>
      done({ coords: { latitude: -6.91470001, longitude: 107.6098 } }),
  } as Geolocation
  expect(await myPlace(finding)).toEqual({ titik: { lintang: -6.9147, bujur: 107.6098 } })
})

test.each([
  [1, /tidak mengizinkan/],
  [2, /Nyalakan lokasi/],
  [3, /tempat terbuka/],
  [9, /tidak dapat menentukan/],
])('code %i is said in words, with another way', async (code, words) => {
  const answer = await myPlace(refusing(code))
  expect(answer).toEqual({ fault: expect.stringMatching(words) })
  expect(answer).toEqual({ fault: expect.stringContaining('ketik koordinatnya') })
})

test('a browser without it says so', async () => {
  expect(await myPlace(undefined)).toEqual({ fault: expect.stringContaining('ketik koordinatnya') })
})
