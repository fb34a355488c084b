import { expect, it } from 'vitest'
import { ApiError } from '#platform/wire/api-error.ts'
import { type AuditTersimpan, createPenyimpanCeklis, type Ubahan } from '#psat/lapang/penyimpan-ceklis.ts'

const kosong: AuditTersimpan = { tanggal: null, jawaban: {}, versi: 0 }
const sesuai = { nilai: 'sesuai', catatan: '', foto: null } as const

/** A server that knows versions, and a device whose timers run when told. */
function dunia(awal = kosong, tertinggal?: Ubahan) {
  let stored = awal
  let down = false
  const timers: (() => void)[] = []
  const kept: (Ubahan | undefined)[] = []
  const saver = createPenyimpanCeklis(awal, tertinggal, {
    async send(isi, versi) {
      if (down) throw new ApiError(0, undefined)
      if (versi !== stored.versi) throw new ApiError(409, { code: 'BENTROK' })
      stored = { ...isi, versi: versi + 1 }
      return stored.versi
    },
    read: async () => stored,
    onSaved: () => undefined,
    keep: (ubahan) => kept.push(ubahan),
    kept: () => kept.at(-1),
    drop: () => kept.push(undefined),
    schedule(work) {
      timers.push(work)
      return () => timers.splice(timers.indexOf(work), 1)
    },
  })
  return {
    saver,
    kept,
    stored: () => stored,
    timers: () => timers.length,
    other: (next: AuditTersimpan) => {
      stored = next
    },
    offline: (now: boolean) => {
      down = now
    },
    wait: async () => {
      for (const work of timers.splice(0)) work()
      await saver.flush()
    },
  }
}

it('saves what was judged and forgets the copy of this device', async () => {
  const { saver, stored, kept, wait } = dunia()
  saver.nilai('1.1', { nilai: 'sesuai' })
  expect(kept.at(-1)).toEqual({ jawaban: { '1.1': sesuai } })
  await wait()
  expect(stored().jawaban).toEqual({ '1.1': sesuai })
  expect(saver.state().simpan.jenis).toBe('tersimpan')
  expect(kept.at(-1)).toBeUndefined()
})

it('keeps what could not be sent and tries again', async () => {
  const { saver, stored, offline, kept, wait } = dunia()
  offline(true)
  saver.nilai('1.1', { nilai: 'tidak_sesuai', catatan: 'Retak.' })
  await wait()
  expect(saver.state().simpan.jenis).toBe('luring')
  expect(kept.at(-1)?.jawaban['1.1']?.catatan).toBe('Retak.')
  offline(false)
  await wait()
  expect(stored().jawaban['1.1']?.catatan).toBe('Retak.')
})

it('lets two auditors fill in one list', async () => {
  const { saver, stored, other, wait } = dunia()
  other({ tanggal: '2026-11-16', jawaban: { '2.1': sesuai }, versi: 1 })
  saver.nilai('1.1', { nilai: 'sesuai' })
  await wait()
  expect(stored()).toEqual({ tanggal: '2026-11-16', jawaban: { '1.1': sesuai, '2.1': sesuai }, versi: 2 })
  expect(saver.state().jawaban['2.1']).toEqual(sesuai)
})

it('sends what was left over from an earlier visit', async () => {
  const { saver, stored, wait } = dunia(
    { ...kosong, jawaban: { '2.1': sesuai }, versi: 3 },
    { tanggal: '2026-11-17', jawaban: { '1.1': sesuai } },
  )
  expect(saver.state().jawaban).toEqual({ '1.1': sesuai, '2.1': sesuai })
  await wait()
  expect(stored()).toMatchObject({ tanggal: '2026-11-17', versi: 4 })
})

it('does not repeat what the server refuses', async () => {
  const saver = createPenyimpanCeklis(kosong, undefined, {
    send: () => Promise.reject(new ApiError(409, { code: 'BUKAN_GILIRAN', message: 'Sudah lewat.' })),
    read: async () => kosong,
    onSaved: () => undefined,
    keep: () => undefined,
    kept: () => undefined,
    drop: () => undefined,
    schedule: () => () => undefined,
  })
  saver.nilai('1.1', { nilai: 'sesuai' })
  expect(await saver.flush()).toBe(false)
  expect(saver.state().simpan).toEqual({ jenis: 'ditolak', pesan: 'Sudah lewat.' })
})

it('stops with its screen: what could not be sent is left to the next visit', async () => {
  const { saver, stored, offline, kept, timers, wait } = dunia()
  offline(true)
  saver.nilai('1.1', { nilai: 'sesuai' })
  await wait()
  saver.tutup()
  await saver.flush()
  expect(timers()).toBe(0)
  expect(kept.at(-1)).toEqual({ jawaban: { '1.1': sesuai } })
  offline(false)
  saver.buka()
  await wait()
  expect(stored().jawaban).toEqual({ '1.1': sesuai })
})

it('gives way to a newer screen of this device, not to a colleague', async () => {
  const { saver, stored, other, kept } = dunia()
  saver.nilai('1.1', { nilai: 'sesuai' })
  const tidak = { ...sesuai, nilai: 'tidak_sesuai' } as const
  kept.push({ jawaban: { '1.1': tidak } })
  other({ tanggal: null, jawaban: { '1.1': tidak }, versi: 1 })
  saver.tutup()
  expect(await saver.flush()).toBe(false)
  expect(stored()).toEqual({ tanggal: null, jawaban: { '1.1': tidak }, versi: 1 })
  expect(kept.at(-1)).toEqual({ jawaban: { '1.1': tidak } })

  const lain = dunia()
  lain.saver.nilai('1.1', { nilai: 'sesuai' })
  lain.other({ tanggal: null, jawaban: { '2.1': sesuai }, versi: 1 })
  lain.saver.tutup()
  expect(await lain.saver.flush()).toBe(true)
  expect(lain.stored().jawaban).toEqual({ '1.1': sesuai, '2.1': sesuai })
})

it('still sends a photo that arrives after the screen has gone', async () => {
  const { saver, stored } = dunia()
  saver.tutup()
  saver.nilai('1.1', { foto: 'foto.jpg' })
  await saver.flush()
  expect(stored().jawaban['1.1']?.foto).toBe('foto.jpg')
})
