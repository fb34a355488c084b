import { expect, test } from 'vitest'
import { penangan } from '#psat/alur/penangan.ts'

test('the demonstration brings the handlers of the workflow along, whatever else is loaded', async () => {
  expect(() => penangan()).toThrow('belum diberi penangan')
  await import('./20-pengajuan.ts')
  expect(Object.keys(penangan().efek)).toContain('kirim_oss')
})
