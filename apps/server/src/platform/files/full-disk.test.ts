import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { useFiles } from './files.fixture.ts'
import { fillDisk } from './full-disk.fixture.ts'
import { samplePdf } from './samples.fixture.ts'

const portal = useFiles()
afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(['ENOSPC', 'EDQUOT'] as const)('a disk that says %s', (fault) => {
  // In a bucket, a file finds its place without this disk.
  const places = inject('store') === 'disk' ? (['write', 'place'] as const) : (['write'] as const)
  test.each(places)('when it stores (%s): 507 with what to do, nothing is left', async (at) => {
    await fillDisk(fault, at)
    const answer = await portal.upload([{ content: samplePdf() }, { content: samplePdf() }])
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'PENYIMPANAN_PENUH'])
    expect(answer.json().message).toMatch(/penuh.*Hubungi pengelola/)
    expect([await portal.stored(), await portal.inTable()]).toEqual([[], []])
  })

  test('when it lends a copy: the same, and only the file itself is left', async () => {
    const key = await portal.store(samplePdf())
    await fillDisk(fault, 'copy')
    await expect(portal.files.withLocalCopy(key, async () => 'dibaca')).rejects.toMatchObject({
      code: 'PENYIMPANAN_PENUH',
    })
    expect(await portal.stored()).toEqual([key])
    await portal.files.sweepTemporary(new Date(Date.now() + 3 * 86_400_000))
  })

  test('when something is looked at: the same, and nothing is left', async () => {
    await fillDisk(fault, 'write')
    const content = (async function* () {
      yield samplePdf()
    })()
    await expect(
      portal.files.look({ name: 'a.pdf', content }, 1_000_000, async () => 'dibaca'),
    ).rejects.toMatchObject({ code: 'PENYIMPANAN_PENUH' })
    expect(await portal.stored()).toEqual([])
  })
})
