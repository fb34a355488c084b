import type { JawabanCeklis } from '@portal/domain/psat/lapang/ceklis'
import { ApiError } from '#platform/wire/api-error.ts'

export type Penilaian = JawabanCeklis[string]

export interface IsiAudit {
  tanggal: string | null
  jawaban: JawabanCeklis
}
export type AuditTersimpan = IsiAudit & { versi: number }

/** What this device has changed and the server does not have. */
export interface Ubahan {
  tanggal?: string | null
  jawaban: JawabanCeklis
}

/** luring: kept on this device, the server will be asked again · ditolak: the server does not take it as it is */
export type KeadaanSimpan =
  | { jenis: 'tersimpan' | 'menyimpan' | 'luring' }
  | { jenis: 'ditolak'; pesan: string }

export interface AlatCeklis {
  send: (isi: IsiAudit, versi: number) => Promise<number>
  /** Somebody else of the team has saved meanwhile. */
  read: () => Promise<AuditTersimpan>
  onSaved: (audit: AuditTersimpan) => void
  keep: (ubahan: Ubahan) => void
  kept: () => Ubahan | undefined
  drop: () => void
  schedule: (work: () => void, ms: number) => () => void
}

const jedaSimpan = 1200
const jedaCobaLagi = 8000
const palingBanyakBentrok = 4
const kosong: Penilaian = { nilai: null, catatan: '', foto: null }

/**
 * Saves a checklist while a team fills it in: one call at a time, by version, with a copy of what is unsaved on this
 * device. Two auditors share one list, so a conflict is no question to anybody: each keeps the items he has touched.
 */
export function createPenyimpanCeklis(
  awal: AuditTersimpan,
  tertinggal: Ubahan | undefined,
  alat: AlatCeklis,
) {
  let server = awal
  let ubahan: Ubahan = tertinggal ?? { jawaban: {} }
  let simpan: KeadaanSimpan = { jenis: tertinggal ? 'menyimpan' : 'tersimpan' }
  let berjalan: Promise<boolean> | undefined
  let batal: (() => void) | undefined
  let ditutup = false
  const listeners = new Set<() => void>()

  const kotor = () => 'tanggal' in ubahan || Object.keys(ubahan.jawaban).length > 0
  const isi = (): IsiAudit => ({
    tanggal: 'tanggal' in ubahan ? (ubahan.tanggal ?? null) : server.tanggal,
    jawaban: { ...server.jawaban, ...ubahan.jawaban },
  })
  let keadaan: IsiAudit & { simpan: KeadaanSimpan } = { ...isi(), simpan }

  function tell() {
    keadaan = { ...isi(), simpan }
    for (const listener of listeners) listener()
  }

  /** The screen has been opened again meanwhile, and what it holds is newer. */
  const digantikan = () => ditutup && JSON.stringify(alat.kept()) !== JSON.stringify(ubahan)

  function plan(ms: number) {
    batal?.()
    if (ditutup) return
    batal = alat.schedule(() => void flush(), ms)
  }

  /** Whatever has changed since it was sent stays unsaved. */
  function settle(sent: Ubahan, next: AuditTersimpan) {
    const milikLayarLain = digantikan()
    server = next
    ubahan = {
      jawaban: Object.fromEntries(
        Object.entries(ubahan.jawaban).filter(([kode, nilai]) => sent.jawaban[kode] !== nilai),
      ),
      ...('tanggal' in ubahan && ubahan.tanggal !== sent.tanggal ? { tanggal: ubahan.tanggal ?? null } : {}),
    }
    if (!milikLayarLain) {
      if (kotor()) alat.keep(ubahan)
      else alat.drop()
    }
    alat.onSaved(next)
  }

  async function kirimSampaiHabis(): Promise<boolean> {
    let bentrok = 0
    while (kotor()) {
      const [sent, content] = [ubahan, isi()]
      simpan = { jenis: 'menyimpan' }
      tell()
      try {
        settle(sent, { ...content, versi: await alat.send(content, server.versi) })
      } catch (error) {
        const ulang = error instanceof ApiError && error.code === 'BENTROK' && !digantikan()
        if (ulang && bentrok < palingBanyakBentrok) {
          bentrok += 1
          const fresh = await alat.read().catch(() => undefined)
          if (fresh) {
            server = fresh
            continue
          }
        }
        simpan = sebabGagal(error)
        if (simpan.jenis === 'luring') plan(jedaCobaLagi)
        tell()
        return false
      }
    }
    simpan = { jenis: 'tersimpan' }
    tell()
    return true
  }

  /** Resolves true once the server has everything. */
  function flush(): Promise<boolean> {
    batal?.()
    if (!kotor()) return Promise.resolve(true)
    berjalan ??= kirimSampaiHabis().finally(() => {
      berjalan = undefined
    })
    return berjalan
  }

  function changed() {
    alat.keep(ubahan)
    simpan = { jenis: 'menyimpan' }
    tell()
    // A photo may arrive after its screen has gone; nobody comes back to send it later.
    if (ditutup) void flush()
    else plan(jedaSimpan)
  }

  if (tertinggal) plan(0)

  return {
    state: () => keadaan,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    nilai(kode: string, change: Partial<Penilaian>) {
      const now = isi().jawaban[kode] ?? kosong
      ubahan = { ...ubahan, jawaban: { ...ubahan.jawaban, [kode]: { ...now, ...change } } }
      changed()
    },
    tanggal(tanggal: string | null) {
      ubahan = { ...ubahan, tanggal }
      changed()
    },
    /** The list as another member of the team has left it. */
    terima(fresh: AuditTersimpan) {
      if (fresh.versi <= server.versi || berjalan) return
      server = fresh
      tell()
    },
    flush,
    kotor,
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

function sebabGagal(error: unknown): KeadaanSimpan {
  if (!(error instanceof ApiError) || error.code === 'BENTROK') return { jenis: 'luring' }
  const refused = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  return refused ? { jenis: 'ditolak', pesan: error.message } : { jenis: 'luring' }
}
