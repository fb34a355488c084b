import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { ApiError } from '#platform/wire/api-error.ts'

export type Jawaban = Record<string, { jawaban: string; berkas?: string | null | undefined }>

export interface IsiDraf {
  isian: IsianPengajuan
  jawaban: Jawaban
  langkah: string | null
}

/**
 * luring: kept on this device, the server will be asked again · bentrok: changed elsewhere meanwhile ·
 * hilang: sent or thrown away elsewhere · ditolak: the server does not take it as it is
 */
export type KeadaanSimpan =
  | { jenis: 'tersimpan'; waktu: string }
  | { jenis: 'menyimpan' | 'luring' | 'bentrok' | 'hilang' }
  | { jenis: 'ditolak'; pesan: string }

export interface KeadaanDraf {
  isi: IsiDraf
  versi: number
  simpan: KeadaanSimpan
}

/** What the saver needs from the browser; tests bring their own. */
export interface AlatSimpan {
  send: (isi: IsiDraf, versi: number) => Promise<{ versi: number; diubah: string }>
  /** A copy on this device, in case the session or the connection drops. */
  keep: (isi: IsiDraf, versi: number) => void
  drop: () => void
  schedule: (work: () => void, ms: number) => () => void
}

const jedaSimpan = 1500
const jedaCobaLagi = 10_000

interface Awal {
  isi: IsiDraf
  versi: number
  diubah: string
  /** What this device kept and the server does not have. */
  tertinggal?: { isi: IsiDraf; versi: number } | undefined
}

/** Keeps a draft on the server while it is typed: one call at a time, by version, with a copy on this device. */
export function createPenyimpan({ isi, versi, diubah, tertinggal }: Awal, alat: AlatSimpan) {
  let keadaan: KeadaanDraf = { isi, versi, simpan: { jenis: 'tersimpan', waktu: diubah } }
  let perubahan = 0
  let tersimpan = 0
  let berjalan: Promise<boolean> | undefined
  let batal: (() => void) | undefined
  let ditutup = false
  const listeners = new Set<() => void>()

  function set(change: Partial<KeadaanDraf>) {
    keadaan = { ...keadaan, ...change }
    for (const listener of listeners) listener()
  }

  function plan(ms: number) {
    batal?.()
    if (ditutup) return
    batal = alat.schedule(() => void flush(), ms)
  }

  async function kirimSampaiHabis(): Promise<boolean> {
    while (tersimpan < perubahan) {
      const nomor = perubahan
      set({ simpan: { jenis: 'menyimpan' } })
      try {
        const jawaban = await alat.send(keadaan.isi, keadaan.versi)
        tersimpan = nomor
        set({ versi: jawaban.versi, simpan: { jenis: 'tersimpan', waktu: jawaban.diubah } })
        if (tersimpan === perubahan) alat.drop()
        else alat.keep(keadaan.isi, keadaan.versi)
      } catch (error) {
        set({ simpan: sebabGagal(error) })
        if (keadaan.simpan.jenis === 'luring') plan(jedaCobaLagi)
        return false
      }
    }
    return true
  }

  /** Resolves true once the server has everything. */
  function flush(): Promise<boolean> {
    batal?.()
    if (tersimpan === perubahan) return Promise.resolve(true)
    const { jenis } = keadaan.simpan
    if (jenis === 'bentrok' || jenis === 'hilang') return Promise.resolve(false)
    berjalan ??= kirimSampaiHabis().finally(() => {
      berjalan = undefined
    })
    return berjalan
  }

  function change(next: (isi: IsiDraf) => IsiDraf) {
    const isiBaru = next(keadaan.isi)
    perubahan += 1
    alat.keep(isiBaru, keadaan.versi)
    const { jenis } = keadaan.simpan
    const macet = jenis === 'bentrok' || jenis === 'hilang'
    set({ isi: isiBaru, ...(macet ? {} : { simpan: { jenis: 'menyimpan' } }) })
    if (!macet) plan(jedaSimpan)
  }

  if (tertinggal) {
    perubahan = 1
    const sama = tertinggal.versi === versi
    keadaan = { isi: tertinggal.isi, versi, simpan: { jenis: sama ? 'menyimpan' : 'bentrok' } }
    if (sama) plan(0)
  }

  return {
    state: () => keadaan,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    flush,
    /** Something the server does not have yet. */
    kotor: () => tersimpan < perubahan,
    /** After a conflict: what is on this screen counts. */
    timpa(versiBaru: number): Promise<boolean> {
      set({ versi: versiBaru, simpan: { jenis: 'menyimpan' } })
      return flush()
    },
    /** After a conflict: what the server has counts. */
    ambil(draf: { isi: IsiDraf; versi: number; diubah: string }) {
      tersimpan = perubahan
      alat.drop()
      set({ isi: draf.isi, versi: draf.versi, simpan: { jenis: 'tersimpan', waktu: draf.diubah } })
    },
    /** It has been sent or thrown away: nothing is kept any more. */
    selesai() {
      batal?.()
      tersimpan = perubahan
      alat.drop()
    },
    /** On screen; it may have been closed before. */
    buka() {
      ditutup = false
    },
    /** Off the screen: one last attempt. What cannot be sent waits on this device for the next visit. */
    tutup() {
      ditutup = true
      void flush()
    },
  }
}

export type Penyimpan = ReturnType<typeof createPenyimpan>

function sebabGagal(error: unknown): KeadaanSimpan {
  if (!(error instanceof ApiError)) return { jenis: 'luring' }
  if (error.status === 409) return { jenis: 'bentrok' }
  if (error.status === 404) return { jenis: 'hilang' }
  if (error.status === 400) return { jenis: 'ditolak', pesan: error.message }
  return { jenis: 'luring' }
}
