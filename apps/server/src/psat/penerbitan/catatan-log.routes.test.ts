import { parseKey } from '@portal/domain/platform/transparansi/note'
import { buktiIzin } from '@portal/domain/platform/transparansi/transparansi.contract'
import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '#platform/pdf/pdf-tools.fixture.ts'
import { proofFault } from '#platform/transparansi/proof.ts'
import { sha256 } from '#platform/transparansi/sha256.ts'
import { originOf } from '#platform/transparansi/transparansi.ts'
import { useTestApp } from '#testing/app.ts'
import { penandatangan, terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

/** Returns what the foot of each page says of the log. */
async function printedNotes(path: string | undefined): Promise<string[]> {
  const text = await pdfText(await world.bytesOf('pemohon', path ?? ''), '-layout')
  return text.match(/Catatan log: .*/g) ?? []
}

/** Seals the log and returns the proof of the permit, which `log:verify -- --proof` checks the same way. */
async function provenLeaf(kode: string | undefined) {
  await world.platform.publicLog.seal()
  const answer = await server.get().app.inject({ url: `/api/verifikasi/${kode}/bukti` })
  const proof = buktiIzin.parse(answer.json().data)
  const { bukti, kunci } = proof
  expect(await proofFault({ ...proof, bukti: bukti ?? '' }, parseKey(sha256, kunci ?? ''))).toBeUndefined()
  return proof
}

const note = (daun: string) => `Catatan log: ${daun} · ${originOf(world.platform.config)}`

async function reissued(berkas: { uuid: string }, more: object) {
  const answer = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/terbit-ulang`,
    payload: { ...penandatangan, alasan: 'Salah tulis', ...more },
  })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().data as { path: string }
}

test.each(['sppb_psat', 'izin_edar_pl'] as const)(
  'each page of a certificate carries the hash of its leaf, as /verifikasi shows it (%s)',
  async (auditType) => {
    const { sertifikat } = await world.issued({ auditType }, `LOG/${auditType}`)
    const { daun, riwayat } = await provenLeaf(sertifikat.kode_verifikasi)
    const notes = await printedNotes(sertifikat.path)
    expect(notes.length).toBeGreaterThan(0)
    expect(new Set(notes)).toEqual(new Set([note(daun)]))
    expect(riwayat).toMatchObject([{ peristiwa: 'terbit', daun }])
  },
  120_000,
)

test('a reprint carries the leaf of what it says now, and the page still lists the earlier one', async () => {
  const { berkas, sertifikat } = await world.issued({}, 'LOG/3')
  const kode = sertifikat.kode_verifikasi
  const first = await provenLeaf(kode)
  const same = await reissued(berkas, { level: 2 })
  expect((await provenLeaf(kode)).daun).toBe(first.daun)
  expect(await printedNotes(same.path)).toContain(note(first.daun))

  const other = await reissued(berkas, { level: 3 })
  const second = await provenLeaf(kode)
  expect(second.daun).not.toBe(first.daun)
  expect(JSON.parse(second.isi)).toMatchObject({ level: 3 })
  expect(new Set(await printedNotes(other.path))).toEqual(new Set([note(second.daun)]))
  expect(second.riwayat).toMatchObject([
    { peristiwa: 'ubah', daun: second.daun },
    { peristiwa: 'terbit', daun: first.daun },
  ])
})
